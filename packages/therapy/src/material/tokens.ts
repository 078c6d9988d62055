/** Tokens for spoken directions: shapes of a colour, and a size where it counts. */
import type { FigureColour, FigureShape, Image } from "@regain/contract/entities/task-view";
import { drawnImage, shapePart } from "./figures.ts";
import type { Rng } from "../rng.ts";

/** Shapes whose names are everyday words and that nobody takes for one another. */
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
  /** `medium` where size does not count: it is never named. */
  readonly size: keyof typeof sizes;
}

/** The token in the middle of its picture. */
export const tokenImage = ({ shape, colour, size }: Token): Image =>
  drawnImage([shapePart(shape, colour, { x: 50, y: 50, size: sizes[size] })]);

/** Every token, of the two sizes that are named or of the one that is not. */
export function allTokens(isSized: boolean): Token[] {
  const named = isSized ? (["small", "large"] as const) : (["medium"] as const);
  return tokenShapes.flatMap((shape) =>
    tokenColours.flatMap((colour) => named.map((size) => ({ shape, colour, size }))),
  );
}

const attributes = ["size", "colour", "shape"] as const;

/** In which of size, colour and shape two tokens differ: none for the same. */
export const differences = (a: Token, b: Token) => attributes.filter((name) => a[name] !== b[name]);

/**
 * Tokens to stand beside the targets, all different from them and one another. Close ones differ from a target in
 * one word only: each target and each word in turn, so that every word of a direction counts. The others share no
 * shape and no colour with anything on the board.
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
