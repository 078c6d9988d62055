import { exerciseTexts } from "../../types.ts";

export const facesAndFeelings = exerciseTexts({
  name: "Faces and feelings",
  activity: "You look at faces and say how people feel.",
  documentation:
    "Facial affect recognition: naming and finding feelings, by intensity and closeness of feelings.",
  say: {
    instructions: "Look at the face. How does this person feel?",
    find: "Touch the face of the person who feels {feeling}.",
    face: "A face",
    choice: "Face {number}",
    happy: "happy",
    sad: "sad",
    angry: "angry",
    afraid: "afraid",
    surprised: "surprised",
    disgusted: "disgusted",
    calm: "calm",
    answer: "This person feels {feeling}.",
  },
});
