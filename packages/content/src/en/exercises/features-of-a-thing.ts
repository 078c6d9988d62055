import { exerciseTexts } from "../../types.ts";

export const featuresOfAThing = exerciseTexts({
  name: "Features of a thing",
  activity: "You find what belongs to a thing: its use, its place and more.",
  documentation:
    "Semantic feature analysis: group, use, action, place and properties of a thing, among features of other things.",
  say: {
    instructions: "Put each part where it fits.",
    instructionsFoils: "Put what fits where it fits. Some parts are left over.",
    group: "What kind of thing?",
    use: "What for?",
    action: "What happens?",
    place: "Where is it?",
    properties: "What is it like?",
    answer: "{word}: {features}.",
  },
});
