import type { FillerTexts } from "../types.ts";

/** Groups that nobody mixes up, and none of things from a grocery store: lists of those have to be kept in mind. */
export const fillers: FillerTexts = {
  larger: "Touch the larger number.",
  smaller: "Touch the smaller number.",
  letter: "Touch the letter {letter}.",
  shape: "Touch {shape}.",
  groups: [
    { ask: "Which one is an animal?", category: "animal" },
    { ask: "Which one do you wear?", category: "clothing", exceptIds: ["ribbon"] },
    { ask: "Which one is part of the body?", category: "body" },
    { ask: "Which one makes music?", category: "instrument" },
  ],
};
