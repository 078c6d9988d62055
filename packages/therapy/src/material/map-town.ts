/** The drawn town of 'Read the map', and the words for what stands in it. */
import type { Content } from "@regain/content/content";
import { format } from "@regain/content/format";
import type { StreetMap } from "@regain/content/pages/street-map";
import type { Rng } from "../rng.ts";

/** Of each street map: more would not be legible on a phone. */
export const columnCount = 3;
export const avenueCount = columnCount - 1;

export interface MapQuestion {
  readonly map: StreetMap;
  readonly text: string;
  readonly right: string;
  /** The likeliest slips first; some may be the right one, or come twice. */
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

export const sayOf = ({ content }: Asking) => content.exercises.read_the_map.say;

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

export const placeAt = ({ rows }: StreetMap, row: number, column: number) =>
  rows[row]?.[column] ?? "";
export const phraseOf = ({ content: { town } }: Asking, code: string) =>
  town.places.find((place) => place.code === code)?.phrase ?? "";
export const streetName = ({ content: { town } }: Asking, code: string) =>
  town.streets.find((street) => street.code === code)?.name ?? "";

/** Every place but those that the question names, in any order. */
export const otherPlaces = (asking: Asking, map: StreetMap, named: readonly string[]) =>
  asking.rng
    .stream("others")
    .shuffle(map.rows.flat().filter((code) => !named.includes(code)))
    .map((code) => phraseOf(asking, code));

export const blocksText = (asking: Asking, count: number) =>
  count === 1 ? sayOf(asking).oneBlock : format(sayOf(asking).blocks, { blocks: count });
