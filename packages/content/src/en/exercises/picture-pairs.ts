import { exerciseTexts } from "../../types.ts";

export const picturePairs = exerciseTexts({
  name: "Picture pairs",
  activity: "You turn over tiles and find the pairs.",
  documentation:
    "Visual and verbal memory: finding 2 to 10 pairs of pictures, of words and pictures, and of sounds and pictures.",
  say: {
    instructions: "Turn over 2 tiles at a time. Find the pairs.",
    instructionsWords: "Find each picture and its word.",
    instructionsSounds: "Find each picture and its spoken word.",
    tile: "Tile {number}",
    answer: "There were {count} pairs.",
  },
});
