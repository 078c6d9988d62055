import type { WordProblem } from "../../types.ts";

/** Money, one step, with spare information. */
export const level5: readonly WordProblem[] = [
  {
    id: "money-two",
    level: 5,
    text: "Bread costs ${a}. Milk costs ${b}. Jam costs ${c}. How much do bread and milk cost together?",
    numbers: {
      a: { from: 200, to: 450, step: 5 },
      b: { from: 150, to: 395, step: 5 },
      c: { from: 300, to: 595, step: 5 },
    },
    formula: "a b +",
    unit: "$",
  },
  {
    id: "money-lunch",
    level: 5,
    text: "It is {c} o'clock. Lunch costs ${a}. You add a tip of ${b}. How much do you pay?",
    numbers: {
      a: { from: 800, to: 1600, step: 25 },
      b: { from: 100, to: 300, step: 25 },
      c: { from: 2, to: 3 },
    },
    formula: "a b +",
    unit: "$",
  },
  {
    id: "money-card",
    level: 5,
    text: "A card costs ${a}. A stamp costs ${b}. A pen costs ${c}. How much do a card and a stamp cost?",
    numbers: {
      a: { from: 200, to: 495, step: 5 },
      b: { from: 50, to: 95, step: 5 },
      c: { from: 125, to: 295, step: 5 },
    },
    formula: "a b +",
    unit: "$",
  },
  {
    id: "money-change",
    level: 5,
    text: "You buy {c} books and pay with ${a}. The bill is ${b}. How much do you get back?",
    numbers: {
      a: { from: 2000, to: 2000 },
      b: { from: 650, to: 1875, step: 25 },
      c: { from: 2, to: 4 },
    },
    formula: "a b -",
    unit: "$",
  },
  {
    id: "money-wallet",
    level: 5,
    text: "You have ${a}. You go to {c} stores and spend ${b} in all. How much is left?",
    numbers: {
      a: { from: 2000, to: 5000, step: 500 },
      b: { from: 475, to: 1950, step: 25 },
      c: { from: 2, to: 5 },
    },
    formula: "a b -",
    unit: "$",
  },
  {
    id: "money-sale",
    level: 5,
    text: "A coat in size {c} was ${a}. It is now ${b} less. What does it cost now?",
    numbers: {
      a: { from: 4000, to: 9000, step: 500 },
      b: { from: 500, to: 2500, step: 250 },
      c: { from: 8, to: 16, step: 2 },
    },
    formula: "a b -",
    unit: "$",
  },
  {
    id: "money-apples",
    level: 5,
    text: "An apple costs ${a}. A pear costs ${c}. You buy {b} apples. How much do you pay?",
    numbers: {
      a: { from: 40, to: 95, step: 5 },
      b: { from: 2, to: 6 },
      c: { from: 50, to: 105, step: 5 },
    },
    formula: "a b *",
    unit: "$",
  },
  {
    id: "money-bus",
    level: 5,
    text: "A bus ride of {c} minutes costs ${a}. You ride {b} times. How much do you pay?",
    numbers: {
      a: { from: 125, to: 275, step: 25 },
      b: { from: 2, to: 6 },
      c: { from: 10, to: 45, step: 5 },
    },
    formula: "a b *",
    unit: "$",
  },
  {
    id: "money-share",
    level: 5,
    text: "{b} friends sit for {c} hours and share a bill of ${a}. How much does each one pay?",
    numbers: {
      a: { from: 1200, to: 4800, step: 600 },
      b: { from: 2, to: 4 },
      c: { from: 2, to: 3 },
    },
    formula: "a b /",
    unit: "$",
  },
  {
    id: "money-haircut",
    level: 5,
    text: "You wait {c} minutes. A haircut costs ${a}. You tip ${b}. How much do you pay?",
    numbers: {
      a: { from: 1800, to: 3600, step: 100 },
      b: { from: 200, to: 600, step: 50 },
      c: { from: 10, to: 30, step: 5 },
    },
    formula: "a b +",
    unit: "$",
  },
  {
    id: "money-hat",
    level: 5,
    text: "A hat costs ${a}. A scarf costs ${b}. Gloves cost ${c}. How much do the hat and gloves cost?",
    numbers: {
      a: { from: 1200, to: 2400, step: 100 },
      b: { from: 900, to: 1800, step: 100 },
      c: { from: 800, to: 1600, step: 100 },
    },
    formula: "a c +",
    unit: "$",
  },
  {
    id: "money-gas",
    level: 5,
    text: "You drive {c} miles. Gas costs ${a}. You pay with ${b}. How much do you get back?",
    numbers: {
      a: { from: 2200, to: 3850, step: 25 },
      b: { from: 4000, to: 4000 },
      c: { from: 20, to: 90 },
    },
    formula: "b a -",
    unit: "$",
  },
];
