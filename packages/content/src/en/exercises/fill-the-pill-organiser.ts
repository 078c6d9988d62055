import { exerciseTexts } from "../../types.ts";

export const fillThePillOrganiser = exerciseTexts({
  name: "Fill the pill organizer",
  activity: "You fill a pill box from labels. The medicines are made up.",
  documentation:
    "Functional medication management: filling an organizer from labels, from one made-up medicine for one day to three for a week.",
  say: {
    instructions: "Read the label. Fill the pill box.",
    instructionsMany: "Read the labels. Fill the pill box.",
    today: "Today",
    answer: "This is how the pill box should look.",
  },
});
