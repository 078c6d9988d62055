/** Small filled marks that distinguish figures. */
import type { FigurePart } from "@regain/contract/entities/task-view";
import { type Placing, type Point, polygonPart } from "./figures.ts";

interface MarkForm {
  readonly corners: readonly Point[];
  /** The turns, in degrees, that all look different. */
  readonly turns: readonly number[];
}

const quarters = [0, 90, 180, 270];

export const markKinds = ["bar", "corner", "tee", "wedge", "flag", "plus", "block"] as const;
export type MarkKind = (typeof markKinds)[number];

const forms: Record<MarkKind, MarkForm> = {
  bar: {
    corners: [
      [-1, -0.25],
      [1, -0.25],
      [1, 0.25],
      [-1, 0.25],
    ],
    turns: [0, 45, 90, 135],
  },
  corner: {
    corners: [
      [-1, -1],
      [-0.4, -1],
      [-0.4, 0.4],
      [1, 0.4],
      [1, 1],
      [-1, 1],
    ],
    turns: quarters,
  },
  tee: {
    corners: [
      [-1, -1],
      [1, -1],
      [1, -0.4],
      [0.3, -0.4],
      [0.3, 1],
      [-0.3, 1],
      [-0.3, -0.4],
      [-1, -0.4],
    ],
    turns: quarters,
  },
  wedge: {
    corners: [
      [0, -1],
      [0.8, 1],
      [-0.8, 1],
    ],
    turns: quarters,
  },
  flag: {
    corners: [
      [-0.6, -1],
      [0.9, -0.4],
      [-0.1, 0.2],
      [-0.1, 1],
      [-0.6, 1],
    ],
    turns: quarters,
  },
  plus: {
    corners: [
      [-0.3, -1],
      [0.3, -1],
      [0.3, -0.3],
      [1, -0.3],
      [1, 0.3],
      [0.3, 0.3],
      [0.3, 1],
      [-0.3, 1],
      [-0.3, 0.3],
      [-1, 0.3],
      [-1, -0.3],
      [-0.3, -0.3],
    ],
    turns: [0, 45],
  },
  block: {
    corners: [
      [-0.7, -0.7],
      [0.7, -0.7],
      [0.7, 0.7],
      [-0.7, 0.7],
    ],
    turns: [0, 45],
  },
};

/** Marks that look different at four turns. */
export const turningKinds = markKinds.filter((kind) => turnsOf(kind).length === 4);

/** The turns of a mark that all look different, in degrees. */
export function turnsOf(kind: MarkKind): readonly number[] {
  return forms[kind].turns;
}

/** A mark in black, placed and turned within a drawing. */
export const markPart = (kind: MarkKind, placing: Placing): FigurePart =>
  polygonPart(forms[kind].corners, "black", placing);
