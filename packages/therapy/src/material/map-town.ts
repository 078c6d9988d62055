/** The drawn town of 'Read the map', and the words for what is in it. */
import type { Content } from "@regain/content/content";
import { format } from "@regain/content/format";
import type { StreetMap } from "@regain/content/pages/street-map";
import type { Rng } from "../rng.ts";

/** Columns of places on a map: more would not be legible on a phone. */
export const columnCount = 3;
export const avenueCount = columnCount - 1;

export interface MapQuestion {
  readonly map: StreetMap;
  readonly text: string;
  readonly right: string;
  /** The likeliest slips first; may include the right one or duplicates. */
  readonly foils: readonly string[];
  readonly key: string;
  readonly effort: number;
}

export interface Asking {
  readonly rng: Rng;
  readonly content: Content;
  /** Rows of places. */
  readonly rows: number;
}

export type Ask = (asking: Asking) => MapQuestion;

/** The sentences of the exercise. */
export const sayOf = ({ content }: Asking) => content.exercises.read_the_map.say;

/** The places of a town, row by row, and a street below each row; no place and no street occurs twice. */
export function drawTown({ rng, content: { town }, rows }: Asking) {
  const codes = rng.stream("places").sample(town.places, rows * columnCount);
  return {
    rows: Array.from({ length: rows }, (_, row) =>
      codes.slice(row * columnCount, (row + 1) * columnCount).map(({ code }) => code),
    ),
    streets: rng
      .stream("streets")
      .sample(town.streets, rows)
      .map(({ code }) => code),
  };
}

/** The code of the place there; empty outside the map. */
export const placeAt = ({ rows }: StreetMap, row: number, column: number) =>
  rows[row]?.[column] ?? "";
/** A place as a sentence names it, `the bank`; empty for a code that no place has. */
export const phraseOf = ({ content: { town } }: Asking, code: string) =>
  town.places.find((place) => place.code === code)?.phrase ?? "";
/** A street as its sign names it; empty for a code that no street has. */
export const streetName = ({ content: { town } }: Asking, code: string) =>
  town.streets.find((street) => street.code === code)?.name ?? "";

/** Every place but those that the question names, in any order. */
export const otherPlaces = (asking: Asking, map: StreetMap, named: readonly string[]) =>
  asking.rng
    .stream("others")
    .shuffle(map.rows.flat().filter((code) => !named.includes(code)))
    .map((code) => phraseOf(asking, code));

/** `1 block`, `2 blocks`. */
export const blocksText = (asking: Asking, count: number) =>
  count === 1 ? sayOf(asking).oneBlock : format(sayOf(asking).blocks, { blocks: count });
