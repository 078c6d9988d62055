import { exerciseTexts } from "../../types.ts";

export const whoDoesWhat = exerciseTexts({
  name: "Who does what",
  activity: "You say who does an action and what they do it to.",
  documentation:
    "Verb network strengthening: relating verbs to those who typically do them, to what they are done to and where, to support word finding in sentences.",
  say: {
    instructions: "Put each one in its place. Then say the sentences.",
    instructionsSpare: "Put each one in its place. Not all of them fit. Then say the sentences.",
    instructionsMany: "Put 2 in each place. One does not fit. Then say the sentences.",
    who: "Who",
    what: "What",
    where: "Where",
    answer: "{verb}: {members}.",
  },
});
