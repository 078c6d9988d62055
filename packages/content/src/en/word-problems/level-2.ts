import type { WordProblem } from "../../types.ts";

/** One step, larger sums. */
export const level2: readonly WordProblem[] = [
  {
    id: "pages",
    level: 2,
    text: "You read {a} pages today. You read {b} pages yesterday. How many pages is that?",
    numbers: { a: { from: 11, to: 30 }, b: { from: 11, to: 30 } },
    formula: "a b +",
  },
  {
    id: "steps",
    level: 2,
    text: "You walk {a} steps, then {b} more. How many steps do you walk?",
    numbers: { a: { from: 20, to: 60 }, b: { from: 11, to: 39 } },
    formula: "a b +",
  },
  {
    id: "bus",
    level: 2,
    text: "A bus has {a} riders. At the next stop, {b} get on. How many riders are there?",
    numbers: { a: { from: 12, to: 35 }, b: { from: 3, to: 14 } },
    formula: "a b +",
  },
  {
    id: "chairs",
    level: 2,
    text: "A room has {a} chairs. You carry in {b} more. How many chairs are there?",
    numbers: { a: { from: 14, to: 40 }, b: { from: 6, to: 18 } },
    formula: "a b +",
  },
  {
    id: "pills-left",
    level: 2,
    text: "A bottle had {a} pills. You have taken {b}. How many are left?",
    numbers: { a: { from: 30, to: 60 }, b: { from: 5, to: 25 } },
    formula: "a b -",
  },
  {
    id: "stamps-left",
    level: 2,
    text: "You have {a} stamps. You use {b}. How many stamps are left?",
    numbers: { a: { from: 25, to: 50 }, b: { from: 6, to: 19 } },
    formula: "a b -",
  },
  {
    id: "miles-left",
    level: 2,
    text: "The trip is {a} miles. You have driven {b}. How many miles are left?",
    numbers: { a: { from: 50, to: 95 }, b: { from: 15, to: 45 } },
    formula: "a b -",
  },
  {
    id: "photos",
    level: 2,
    text: "An album holds {a} photos. It has {b} so far. How many more fit?",
    numbers: { a: { from: 40, to: 80 }, b: { from: 11, to: 35 } },
    formula: "a b -",
  },
  {
    id: "birthday",
    level: 2,
    text: "Your friend is {a}. Her sister is {b} years younger. How old is her sister?",
    numbers: { a: { from: 50, to: 80 }, b: { from: 3, to: 19 } },
    formula: "a b -",
  },
  {
    id: "train-seats",
    level: 2,
    text: "A train car has {a} seats. {b} are taken. How many seats are free?",
    numbers: {
      a: { from: 40, to: 80 },
      b: { from: 11, to: 35 },
    },
    formula: "a b -",
  },
  {
    id: "plums-together",
    level: 2,
    text: "You pick {a} plums. Your friend picks {b}. How many plums are there together?",
    numbers: {
      a: { from: 14, to: 40 },
      b: { from: 11, to: 30 },
    },
    formula: "a b +",
  },
  {
    id: "stairs-left",
    level: 2,
    text: "A tower has {a} stairs. You have climbed {b}. How many stairs are left?",
    numbers: {
      a: { from: 50, to: 90 },
      b: { from: 15, to: 45 },
    },
    formula: "a b -",
  },
];
