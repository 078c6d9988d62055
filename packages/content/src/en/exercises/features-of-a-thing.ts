import { exerciseTexts } from "../../types.ts";

export const featuresOfAThing = exerciseTexts({
  name: "Features of a thing",
  activity: "You say what a thing is like and what it is for.",
  documentation:
    "Semantic feature analysis: group, use, action, place and properties of a thing, among features of other things.",
  say: {
    instructions: "Put each part where it fits. Then say what it is.",
    instructionsFoils:
      "Put what fits where it fits. Some parts are left over. Then say what it is.",
    group: "Kind of thing",
    use: "What for",
    action: "What happens",
    place: "Where",
    properties: "What it is like",
    answer: "{word}: {features}.",
  },
});
