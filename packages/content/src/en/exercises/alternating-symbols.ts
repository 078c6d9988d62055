import { exerciseTexts } from "../../types.ts";

export const alternatingSymbols = exerciseTexts({
  name: "Alternating symbols",
  activity: "You look for 2 symbols and touch them in turn.",
  documentation:
    "Alternating attention: symbol cancellation that switches between 2 targets, by number of symbols and likeness of foils.",
  say: {
    instructions: "Touch the first symbol, then the second, then the first. Keep taking turns.",
    first: "The symbol to touch first",
    second: "The symbol to touch next",
    symbol: "Symbol {number}",
    answer: "There are {count} of each symbol. They take turns.",
  },
});
