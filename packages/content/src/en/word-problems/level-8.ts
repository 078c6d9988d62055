import type { WordProblem } from "../../types.ts";

/** Money, two steps, with spare information. */
export const level8: readonly WordProblem[] = [
  {
    id: "money2-change",
    level: 8,
    text: "Bread costs ${a}. Milk costs ${b}. You pay with ${c}. How much do you get back?",
    numbers: {
      a: { from: 200, to: 450, step: 5 },
      b: { from: 150, to: 395, step: 5 },
      c: { from: 1000, to: 2000, step: 1000 },
    },
    formula: "c a b + -",
    unit: "$",
  },
  {
    id: "money2-stamps",
    level: 8,
    text: "You buy {a} stamps at ${b} each and a card for ${c}. How much do you pay?",
    numbers: {
      a: { from: 2, to: 8 },
      b: { from: 50, to: 95, step: 5 },
      c: { from: 200, to: 495, step: 5 },
    },
    formula: "a b * c +",
    unit: "$",
  },
  {
    id: "money2-coffee",
    level: 8,
    text: "{a} coffees cost ${b} each. You pay with ${c}. How much do you get back?",
    numbers: {
      a: { from: 2, to: 4 },
      b: { from: 225, to: 475, step: 25 },
      c: { from: 2000, to: 2000 },
    },
    formula: "c a b * -",
    unit: "$",
  },
  {
    id: "money2-rent",
    level: 8,
    text: "You earn ${a} a day for {b} days. Then you pay ${c} for food. How much is left?",
    numbers: {
      a: { from: 6000, to: 12000, step: 500 },
      b: { from: 3, to: 5 },
      c: { from: 4000, to: 9000, step: 500 },
    },
    formula: "a b * c -",
    unit: "$",
  },
  {
    id: "money2-share",
    level: 8,
    text: "Dinner is ${a}, and the tip is ${b}. {c} friends share both. How much does each pay?",
    numbers: {
      a: { from: 3600, to: 7200, step: 600 },
      b: { from: 600, to: 1200, step: 600 },
      c: { from: 2, to: 4 },
    },
    formula: "a b + c /",
    unit: "$",
  },
  {
    id: "money2-spare-shop",
    level: 8,
    text: "It is {d} o'clock. You buy {a} pears at ${b} each and bread for ${c}. What do you pay?",
    numbers: {
      a: { from: 2, to: 6 },
      b: { from: 45, to: 95, step: 5 },
      c: { from: 225, to: 450, step: 5 },
      d: { from: 8, to: 11 },
    },
    formula: "a b * c +",
    unit: "$",
  },
  {
    id: "money2-spare-taxi",
    level: 8,
    text: "You ride {d} miles. The taxi costs ${a}. You tip ${b} and pay with ${c}. What is your change?",
    numbers: {
      a: { from: 900, to: 2400, step: 50 },
      b: { from: 100, to: 400, step: 50 },
      c: { from: 4000, to: 4000 },
      d: { from: 4, to: 12 },
    },
    formula: "c a b + -",
    unit: "$",
  },
  {
    id: "money2-spare-tickets",
    level: 8,
    text: "Tickets for a {d}-minute movie cost ${a} each. You buy {b} tickets and popcorn for ${c}. What do you pay?",
    numbers: {
      a: { from: 800, to: 1500, step: 50 },
      b: { from: 2, to: 4 },
      c: { from: 450, to: 900, step: 25 },
      d: { from: 90, to: 150, step: 5 },
    },
    formula: "a b * c +",
    unit: "$",
  },
  {
    id: "money2-save",
    level: 8,
    text: "You have ${a} now. You save ${b} a week for {c} weeks. How much will you have then?",
    numbers: {
      a: { from: 2000, to: 9000, step: 500 },
      b: { from: 500, to: 2500, step: 250 },
      c: { from: 3, to: 8 },
    },
    formula: "b c * a +",
    unit: "$",
  },
];
