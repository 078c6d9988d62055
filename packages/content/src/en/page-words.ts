import type { PageWords } from "../page-types.ts";

export const pageWords: PageWords = {
  clock: "A clock",
  month: "{month} {year}",
  map: "A street map",
  money: "Money",
  north: "N",
  start: "A",
  goal: "B",
};
