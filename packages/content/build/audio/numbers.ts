/** What numbers, money and times are made of, so that all of them can always be said. */
import { numberWords, ordinalWords } from "@regain/content/en/number-words";

const upTo = (last: number, from = 0) =>
  Array.from({ length: last - from + 1 }, (_, index) => from + index);

/** A number, with the words that may follow it. */
const say = (value: number, ...after: string[]) => [...numberWords(value), ...after].join(" ");

const between = (
  "one dollar,one cent,dollars,cents,and,hundred,thousand,million,point,plus,minus,times,divided by,equals," +
  "percent,to,oh,ay em,pee em"
).split(",");

export const numberPieces: readonly string[] = [
  ...upTo(100).map((value) => say(value)),
  ...upTo(9, 2).map((value) => say(value * 100)),
  ...upTo(20, 1).map((value) => say(value * 1_000)),
  ...upTo(31, 1).map((value) => ordinalWords(value).join(" ")),
  ...upTo(100, 2).map((value) => say(value, "dollars")),
  ...upTo(99, 2).map((value) => say(value, "cents")),
  ...upTo(12, 1).map((value) => say(value, "o'clock")),
  ...upTo(9, 1).map((value) => `oh ${say(value)}`),
  ...between,
];
