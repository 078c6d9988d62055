import { exerciseTexts } from "../../types.ts";

export const facesAndNames = exerciseTexts({
  name: "Faces and names",
  activity: "You meet a person and keep their name in mind.",
  documentation:
    "Memory for names: spaced retrieval of a face and its name over intervals that double from 15 seconds up to 8 minutes; after an error the pair is shown again and the last interval that worked is repeated.",
  say: {
    instructions: "Keep this person's name in mind.",
    answer: "This is {name}.",
    face: "A person's face",
    askName: "What is this person's name?",
    askFace: "Which person is {name}?",
    choice: "Person {number}",
  },
});
