import type { WordProblem } from "../../types.ts";

/** Spare information, two steps. */
export const level7: readonly WordProblem[] = [
  {
    id: "spare2-party",
    level: 7,
    text: "It is {a} o'clock. {b} guests come, {c} more come, and {d} leave. How many are there?",
    numbers: {
      a: { from: 5, to: 9 },
      b: { from: 8, to: 20 },
      c: { from: 3, to: 9 },
      d: { from: 2, to: 8 },
    },
    formula: "b c + d -",
  },
  {
    id: "spare2-bake",
    level: 7,
    text: "The oven is at {a} degrees. You bake {b} trays of {c} rolls and eat {d}. How many are left?",
    numbers: {
      a: { from: 325, to: 425, step: 25 },
      b: { from: 2, to: 4 },
      c: { from: 8, to: 12 },
      d: { from: 2, to: 9 },
    },
    formula: "b c * d -",
  },
  {
    id: "spare2-library",
    level: 7,
    text: "Shelf {a} has {b} books. You take {c} and bring back {d}. How many books are there?",
    numbers: {
      a: { from: 2, to: 9 },
      b: { from: 30, to: 60 },
      c: { from: 5, to: 15 },
      d: { from: 2, to: 9 },
    },
    formula: "b c - d +",
  },
  {
    id: "spare2-trip",
    level: 7,
    text: "Ann is {a}. She drives {b} miles a day for {c} days, then {d} miles. How far is that?",
    numbers: {
      a: { from: 45, to: 80 },
      b: { from: 40, to: 90, step: 10 },
      c: { from: 2, to: 4 },
      d: { from: 15, to: 60 },
    },
    formula: "b c * d +",
  },
  {
    id: "spare2-school",
    level: 7,
    text: "Room {a} has {b} rows of {c} desks. {d} desks are empty. How many are taken?",
    numbers: {
      a: { from: 11, to: 40 },
      b: { from: 4, to: 6 },
      c: { from: 5, to: 8 },
      d: { from: 2, to: 9 },
    },
    formula: "b c * d -",
  },
  {
    id: "spare2-farm",
    level: 7,
    text: "A farm has {a} acres and {b} cows. {c} cows are sold and {d} are born. How many cows are there?",
    numbers: {
      a: { from: 60, to: 200, step: 10 },
      b: { from: 30, to: 70 },
      c: { from: 5, to: 15 },
      d: { from: 3, to: 12 },
    },
    formula: "b c - d +",
  },
  {
    id: "spare2-cards",
    level: 7,
    text: "Tom is {a}. He splits {b} red and {c} blue cards into {d} equal piles. How many in each?",
    numbers: {
      a: { from: 50, to: 80 },
      b: { from: 12, to: 36, step: 12 },
      c: { from: 12, to: 36, step: 12 },
      d: { from: 2, to: 4 },
    },
    formula: "b c + d /",
  },
  {
    id: "spare2-walk",
    level: 7,
    text: "At {a} o'clock you walk {b} blocks. Later you walk {c}, then {d} more. How many blocks is that?",
    numbers: {
      a: { from: 7, to: 11 },
      b: { from: 4, to: 12 },
      c: { from: 3, to: 9 },
      d: { from: 2, to: 8 },
    },
    formula: "b c + d +",
  },
  {
    id: "spare2-boxes",
    level: 7,
    text: "A box weighs {a} pounds. It holds {b} bags of {c} nuts. You eat {d} nuts. How many are left?",
    numbers: {
      a: { from: 4, to: 9 },
      b: { from: 3, to: 6 },
      c: { from: 10, to: 20 },
      d: { from: 5, to: 25 },
    },
    formula: "b c * d -",
  },
  {
    id: "spare2-choir",
    level: 7,
    text: "A choir is {a} years old. It has {b} singers. {c} leave and {d} join. How many singers are there?",
    numbers: {
      a: { from: 10, to: 60 },
      b: { from: 24, to: 48 },
      c: { from: 3, to: 12 },
      d: { from: 2, to: 9 },
    },
    formula: "b c - d +",
  },
  {
    id: "spare2-picnic",
    level: 7,
    text: "You drive {a} miles to a picnic. You bring {b} packs of {c} buns. {d} are eaten. How many are left?",
    numbers: {
      a: { from: 5, to: 20 },
      b: { from: 3, to: 5 },
      c: { from: 6, to: 8 },
      d: { from: 5, to: 15 },
    },
    formula: "b c * d -",
  },
  {
    id: "spare2-quilt",
    level: 7,
    text: "A quilt is {a} inches wide. It has {b} rows of {c} squares. {d} squares are red. How many are not?",
    numbers: {
      a: { from: 60, to: 90, step: 5 },
      b: { from: 4, to: 8 },
      c: { from: 5, to: 9 },
      d: { from: 6, to: 18 },
    },
    formula: "b c * d -",
  },
];
