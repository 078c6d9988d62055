import type { WordProblem } from "../../types.ts";

/** One step, times or shared out. */
export const level3: readonly WordProblem[] = [
  {
    id: "bags",
    level: 3,
    text: "You fill {a} bags with {b} apples each. How many apples is that?",
    numbers: { a: { from: 2, to: 6 }, b: { from: 2, to: 9 } },
    formula: "a b *",
  },
  {
    id: "weeks",
    level: 3,
    text: "You walk {a} days each week. How many days is that in {b} weeks?",
    numbers: { a: { from: 2, to: 6 }, b: { from: 2, to: 6 } },
    formula: "a b *",
  },
  {
    id: "tables",
    level: 3,
    text: "There are {a} tables. Each table has {b} chairs. How many chairs are there?",
    numbers: { a: { from: 3, to: 9 }, b: { from: 2, to: 6 } },
    formula: "a b *",
  },
  {
    id: "doses",
    level: 3,
    text: "You take {a} pills a day. How many pills do you need for {b} days?",
    numbers: { a: { from: 2, to: 4 }, b: { from: 3, to: 10 } },
    formula: "a b *",
  },
  {
    id: "rows",
    level: 3,
    text: "A garden has {a} rows of {b} plants. How many plants are there?",
    numbers: { a: { from: 3, to: 8 }, b: { from: 3, to: 9 } },
    formula: "a b *",
  },
  {
    id: "share-cookies",
    level: 3,
    text: "{b} friends share {a} cookies equally. How many does each friend get?",
    numbers: { a: { from: 12, to: 48, step: 12 }, b: { from: 2, to: 4 } },
    formula: "a b /",
  },
  {
    id: "share-cards",
    level: 3,
    text: "You deal {a} cards to {b} players. How many does each player get?",
    numbers: { a: { from: 12, to: 48, step: 12 }, b: { from: 2, to: 4 } },
    formula: "a b /",
  },
  {
    id: "boxes-of-eggs",
    level: 3,
    text: "You pack {a} eggs in boxes of {b}. How many boxes do you fill?",
    numbers: { a: { from: 12, to: 60, step: 12 }, b: { from: 2, to: 4 } },
    formula: "a b /",
  },
  {
    id: "teams",
    level: 3,
    text: "{a} people form {b} equal teams. How many are on each team?",
    numbers: { a: { from: 12, to: 36, step: 12 }, b: { from: 2, to: 4 } },
    formula: "a b /",
  },
  {
    id: "vases",
    level: 3,
    text: "You put {b} roses in each of {a} vases. How many roses is that?",
    numbers: {
      a: { from: 2, to: 6 },
      b: { from: 3, to: 8 },
    },
    formula: "a b *",
  },
  {
    id: "glasses",
    level: 3,
    text: "You drink {a} glasses of water a day. How many glasses is that in {b} days?",
    numbers: {
      a: { from: 4, to: 8 },
      b: { from: 2, to: 7 },
    },
    formula: "a b *",
  },
  {
    id: "ribbon",
    level: 3,
    text: "You cut {a} inches of ribbon into {b} equal pieces. How many inches long is each piece?",
    numbers: {
      a: { from: 12, to: 48, step: 12 },
      b: { from: 2, to: 4 },
    },
    formula: "a b /",
  },
];
