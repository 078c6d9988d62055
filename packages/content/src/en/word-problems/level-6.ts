import type { WordProblem } from "../../types.ts";

/** Two steps. */
export const level6: readonly WordProblem[] = [
  {
    id: "bus-on-off",
    level: 6,
    text: "A bus has {a} riders. {b} get off and {c} get on. How many riders are there now?",
    numbers: { a: { from: 15, to: 40 }, b: { from: 3, to: 12 }, c: { from: 2, to: 10 } },
    formula: "a b - c +",
  },
  {
    id: "baking",
    level: 6,
    text: "You bake {a} muffins. You eat {b} and give away {c}. How many are left?",
    numbers: { a: { from: 20, to: 36 }, b: { from: 2, to: 6 }, c: { from: 4, to: 12 } },
    formula: "a b - c -",
  },
  {
    id: "eggs-two",
    level: 6,
    text: "You have {a} eggs. You use {b}, then buy {c} more. How many eggs are there?",
    numbers: { a: { from: 8, to: 14 }, b: { from: 2, to: 6 }, c: { from: 6, to: 12 } },
    formula: "a b - c +",
  },
  {
    id: "bags-plus",
    level: 6,
    text: "You buy {a} bags of {b} rolls. You have {c} rolls at home. How many is that?",
    numbers: { a: { from: 2, to: 5 }, b: { from: 4, to: 8 }, c: { from: 2, to: 9 } },
    formula: "a b * c +",
  },
  {
    id: "chairs-broken",
    level: 6,
    text: "There are {a} rows of {b} chairs. {c} chairs are broken. How many are good?",
    numbers: { a: { from: 3, to: 6 }, b: { from: 5, to: 9 }, c: { from: 2, to: 8 } },
    formula: "a b * c -",
  },
  {
    id: "pages-week",
    level: 6,
    text: "You read {a} pages a day for {b} days. The book has {c} more. How many pages does the book have?",
    numbers: { a: { from: 10, to: 20 }, b: { from: 3, to: 6 }, c: { from: 15, to: 60 } },
    formula: "a b * c +",
  },
  {
    id: "garden",
    level: 6,
    text: "You plant {a} rows of {b} beans. {c} do not come up. How many come up?",
    numbers: { a: { from: 3, to: 6 }, b: { from: 4, to: 9 }, c: { from: 2, to: 9 } },
    formula: "a b * c -",
  },
  {
    id: "guests",
    level: 6,
    text: "{a} guests come. {b} more come late, and {c} leave. How many guests are there?",
    numbers: { a: { from: 10, to: 25 }, b: { from: 3, to: 9 }, c: { from: 2, to: 9 } },
    formula: "a b + c -",
  },
  {
    id: "share-two",
    level: 6,
    text: "You have {a} nuts and buy {b} more. {c} friends share them all equally. How many does each friend get?",
    numbers: {
      a: { from: 12, to: 36, step: 12 },
      b: { from: 12, to: 36, step: 12 },
      c: { from: 2, to: 4 },
    },
    formula: "a b + c /",
  },
  {
    id: "parking-lot",
    level: 6,
    text: "A parking lot has {a} cars. {b} drive away and {c} come in. How many cars are there now?",
    numbers: {
      a: { from: 20, to: 50 },
      b: { from: 4, to: 15 },
      c: { from: 3, to: 12 },
    },
    formula: "a b - c +",
  },
  {
    id: "shelves",
    level: 6,
    text: "You fill {a} shelves with {b} books each. You take out {c}. How many books are left?",
    numbers: {
      a: { from: 3, to: 6 },
      b: { from: 8, to: 12 },
      c: { from: 2, to: 9 },
    },
    formula: "a b * c -",
  },
  {
    id: "pencils",
    level: 6,
    text: "You open {a} packs of {b} pencils. You have {c} more pencils. How many is that?",
    numbers: {
      a: { from: 2, to: 5 },
      b: { from: 4, to: 10 },
      c: { from: 2, to: 9 },
    },
    formula: "a b * c +",
  },
];
