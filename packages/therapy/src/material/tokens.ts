/** Tokens for spoken directions: shapes with a color, and a size if it matters. */
import type { FigureColour, FigureShape, Image } from "@regain/contract/entities/task-view";
import { drawnImage, shapePart } from "./figures.ts";
import type { Rng } from "../rng.ts";

/** Shapes that have everyday names and that nobody mistakes for each other. */
export const tokenShapes = [
  "circle",
  "square",
  "triangle",
  "star",
  "heart",
  "cross",
  "arrow",
  "crescent",
] as const satisfies readonly FigureShape[];
export const tokenColours = [
  "black",
  "white",
  "red",
  "blue",
  "yellow",
  "green",
] as const satisfies readonly FigureColour[];
const sizes = { small: 42, medium: 66, large: 88 };

export interface Token {
  readonly shape: (typeof tokenShapes)[number];
  readonly colour: (typeof tokenColours)[number];
  /** `medium` if size does not matter: it is never named. */
  readonly size: keyof typeof sizes;
}

/** The token, centered in its picture. */
export const tokenImage = ({ shape, colour, size }: Token): Image =>
  drawnImage([shapePart(shape, colour, { x: 50, y: 50, size: sizes[size] })]);

/** Every token, in the two sizes that are named or in the one that is not. */
export function allTokens(isSized: boolean): Token[] {
  const named = isSized ? (["small", "large"] as const) : (["medium"] as const);
  return tokenShapes.flatMap((shape) =>
    tokenColours.flatMap((colour) => named.map((size) => ({ shape, colour, size }))),
  );
}

const attributes = ["size", "colour", "shape"] as const;

/** In which of size, color and shape two tokens differ: empty if they are the same. */
export const differences = (a: Token, b: Token) => attributes.filter((name) => a[name] !== b[name]);

/**
 * Tokens to go with the targets, all different from them and from each other. Close ones differ from a target
 * in one word only: each target and each word in turn, so that every word of a direction counts. The others
 * share no shape and no color with anything on the board.
 */
export function drawFoils(
  rng: Rng,
  targets: readonly Token[],
  { count, isSized, isClose }: { count: number; isSized: boolean; isClose: boolean },
): Token[] {
  const shown = [...targets];
  const named = attributes.filter((name) => isSized || name !== "size");
  for (let index = 0; index < count; index++) {
    const target = targets[index % targets.length];
    const word = named[Math.floor(index / targets.length) % named.length];
    const free = allTokens(isSized).filter((token) =>
      shown.every((one) => differences(one, token).length > 0),
    );
    const fitting = free.filter((token) =>
      isClose
        ? target !== undefined && differences(target, token).join() === word
        : shown.every((one) => one.shape !== token.shape && one.colour !== token.colour),
    );
    shown.push(rng.pick(fitting.length > 0 ? fitting : free));
  }
  return shown.slice(targets.length);
}
