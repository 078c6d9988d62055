import type { WordProblem } from "../../types.ts";

/** One step, small sums. */
export const level1: readonly WordProblem[] = [
  {
    id: "apples",
    level: 1,
    text: "You have {a} apples. You buy {b} more. How many apples do you have?",
    numbers: { a: { from: 2, to: 5 }, b: { from: 1, to: 4 } },
    formula: "a b +",
  },
  {
    id: "birds",
    level: 1,
    text: "{a} birds sit on a fence. {b} more land there. How many birds are there?",
    numbers: { a: { from: 2, to: 5 }, b: { from: 2, to: 4 } },
    formula: "a b +",
  },
  {
    id: "cups",
    level: 1,
    text: "{a} cups are on the table. You add {b} cups. How many cups are there?",
    numbers: { a: { from: 2, to: 5 }, b: { from: 2, to: 4 } },
    formula: "a b +",
  },
  {
    id: "letters",
    level: 1,
    text: "You get {a} letters today. You got {b} letters yesterday. How many is that?",
    numbers: { a: { from: 2, to: 5 }, b: { from: 2, to: 4 } },
    formula: "a b +",
  },
  {
    id: "cookies-left",
    level: 1,
    text: "You have {a} cookies. You eat {b}. How many are left?",
    numbers: { a: { from: 5, to: 9 }, b: { from: 1, to: 4 } },
    formula: "a b -",
  },
  {
    id: "eggs-left",
    level: 1,
    text: "There are {a} eggs in a box. You use {b}. How many are left?",
    numbers: { a: { from: 6, to: 10 }, b: { from: 1, to: 5 } },
    formula: "a b -",
  },
  {
    id: "guests-leave",
    level: 1,
    text: "{a} guests are at your home. {b} go home. How many stay?",
    numbers: { a: { from: 5, to: 9 }, b: { from: 2, to: 4 } },
    formula: "a b -",
  },
  {
    id: "socks-lost",
    level: 1,
    text: "You have {a} clean socks. You lose {b}. How many are left?",
    numbers: { a: { from: 5, to: 10 }, b: { from: 1, to: 4 } },
    formula: "a b -",
  },
  {
    id: "pens",
    level: 1,
    text: "A jar has {a} pens. You put in {b} more. How many pens are in it?",
    numbers: { a: { from: 2, to: 6 }, b: { from: 1, to: 4 } },
    formula: "a b +",
  },
  {
    id: "flowers",
    level: 1,
    text: "A vase has {a} flowers. You put in {b} more. How many flowers are in it?",
    numbers: {
      a: { from: 2, to: 6 },
      b: { from: 1, to: 4 },
    },
    formula: "a b +",
  },
  {
    id: "pie-left",
    level: 1,
    text: "A pie has {a} slices. You eat {b}. How many slices are left?",
    numbers: {
      a: { from: 6, to: 10 },
      b: { from: 1, to: 4 },
    },
    formula: "a b -",
  },
  {
    id: "ducks-leave",
    level: 1,
    text: "{a} ducks swim on a pond. {b} fly away. How many ducks stay?",
    numbers: {
      a: { from: 5, to: 9 },
      b: { from: 2, to: 4 },
    },
    formula: "a b -",
  },
];
