import { exerciseTexts } from "../../types.ts";

export const messagesAndAnnouncements = exerciseTexts({
  name: "Messages and announcements",
  activity: "You listen to a message or an announcement. Then you answer questions about it.",
  documentation:
    "Functional auditory comprehension: voice messages and public announcements of growing length, with questions about details and inferences.",
  say: {
    instructions: "Listen to the message. Then answer the questions.",
    instructionsAnnouncement: "Listen to what is said. Then answer the questions.",
    answer: "The right answers: {answers}.",
  },
});
