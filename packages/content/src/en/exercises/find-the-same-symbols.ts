import { exerciseTexts } from "../../types.ts";

export const findTheSameSymbols = exerciseTexts({
  name: "Find the same symbols",
  activity: "You find every symbol that matches the one shown.",
  documentation:
    "Sustained and selective attention with visual scanning: symbol cancellation, by number of symbols, likeness of foils and number of targets.",
  say: {
    instructions: "Touch every symbol that is the same as this one.",
    instructionsTwo: "Touch every symbol that is the same as one of these 2.",
    instructionsThree: "Touch every symbol that is the same as one of these 3.",
    target: "The symbol to find",
    symbol: "Symbol {number}",
    answer: "There are {count} to find.",
  },
});
