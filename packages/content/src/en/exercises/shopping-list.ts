import { exerciseTexts } from "../../types.ts";

export const shoppingList = exerciseTexts({
  name: "Shopping list",
  activity: "You keep a shopping list in mind and find its items.",
  documentation:
    "Verbal memory: free choice of the 2 to 8 items of a studied list from a shelf, after up to 60 seconds filled with another task at the higher levels.",
  say: {
    instructions: "Touch the items on your list.",
    study: "Your shopping list. Keep it in mind.",
    studyHeard: "Listen to your shopping list. Keep it in mind.",
    answer: "The list is: {words}.",
  },
});
