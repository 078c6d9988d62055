import { exerciseTexts } from "../../types.ts";

export const recreateThePattern = exerciseTexts({
  name: "Recreate the pattern",
  activity: "You make the same pattern on an empty board.",
  documentation:
    "Visual-spatial construction and visual memory: copying colored patterns from a grid of 2 by 2 to 5 by 5, seen or remembered.",
  say: {
    instructions: "Make the same pattern.",
    remember: "Make the pattern from memory.",
    study: "Look at this pattern. Remember it.",
    pattern: "The pattern to make",
    column: "Column {number}",
    row: "Row {number}",
    black: "black",
    white: "white",
    grey: "gray",
    red: "red",
    blue: "blue",
    yellow: "yellow",
    green: "green",
    purple: "purple",
    orange: "orange",
    answer: "This is the pattern.",
  },
});
