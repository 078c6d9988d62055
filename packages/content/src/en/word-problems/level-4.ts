import type { WordProblem } from "../../types.ts";

/** Spare information, one step. */
export const level4: readonly WordProblem[] = [
  {
    id: "spare-bus",
    level: 4,
    text: "Bus number {a} has {b} riders. {c} get on. How many riders are there?",
    numbers: { a: { from: 20, to: 60 }, b: { from: 10, to: 30 }, c: { from: 3, to: 12 } },
    formula: "b c +",
  },
  {
    id: "spare-age",
    level: 4,
    text: "Your friend is {a} and has {b} boys and {c} girls. How many children is that?",
    numbers: { a: { from: 40, to: 70 }, b: { from: 2, to: 4 }, c: { from: 2, to: 4 } },
    formula: "b c +",
  },
  {
    id: "spare-shop",
    level: 4,
    text: "It is {a} minutes to the store. You buy {b} pears and {c} plums. How many pieces of fruit is that?",
    numbers: { a: { from: 5, to: 20 }, b: { from: 3, to: 9 }, c: { from: 4, to: 12 } },
    formula: "b c +",
  },
  {
    id: "spare-book",
    level: 4,
    text: "A book is {a} years old. It has {b} pages. You have read {c}. How many are left?",
    numbers: { a: { from: 5, to: 40 }, b: { from: 120, to: 240 }, c: { from: 15, to: 95 } },
    formula: "b c -",
  },
  {
    id: "spare-garden",
    level: 4,
    text: "A garden is {a} feet long. It has {b} rows of {c} roses. How many roses are there?",
    numbers: { a: { from: 20, to: 50 }, b: { from: 3, to: 6 }, c: { from: 4, to: 9 } },
    formula: "b c *",
  },
  {
    id: "spare-pills",
    level: 4,
    text: "Ann is {a}. She takes {b} pills a day for {c} days. How many pills is that?",
    numbers: { a: { from: 50, to: 80 }, b: { from: 2, to: 4 }, c: { from: 5, to: 10 } },
    formula: "b c *",
  },
  {
    id: "spare-trip",
    level: 4,
    text: "You leave at {a} o'clock. You drive {b} miles, then {c} miles. How many miles is that?",
    numbers: { a: { from: 6, to: 11 }, b: { from: 20, to: 60 }, c: { from: 15, to: 45 } },
    formula: "b c +",
  },
  {
    id: "spare-hall",
    level: 4,
    text: "{a} lamps light a hall with {b} rows of {c} seats. How many seats are there?",
    numbers: { a: { from: 2, to: 9 }, b: { from: 5, to: 9 }, c: { from: 4, to: 9 } },
    formula: "b c *",
  },
  {
    id: "spare-eggs",
    level: 4,
    text: "You have {a} brown hens. They laid {b} eggs, and you sold {c}. How many eggs are left?",
    numbers: { a: { from: 3, to: 9 }, b: { from: 20, to: 40 }, c: { from: 6, to: 18 } },
    formula: "b c -",
  },
  {
    id: "spare-train",
    level: 4,
    text: "Train {a} has {b} cars. {c} more cars are added. How many cars are there?",
    numbers: {
      a: { from: 20, to: 90 },
      b: { from: 6, to: 12 },
      c: { from: 2, to: 6 },
    },
    formula: "b c +",
  },
  {
    id: "spare-movie",
    level: 4,
    text: "A movie lasts {a} minutes. {b} people sit down, and {c} leave. How many people stay?",
    numbers: {
      a: { from: 90, to: 140 },
      b: { from: 30, to: 60 },
      c: { from: 3, to: 12 },
    },
    formula: "b c -",
  },
  {
    id: "spare-plates",
    level: 4,
    text: "You bake for {a} minutes. You fill {b} plates with {c} cookies each. How many cookies is that?",
    numbers: {
      a: { from: 12, to: 20 },
      b: { from: 2, to: 5 },
      c: { from: 4, to: 9 },
    },
    formula: "b c *",
  },
];
