import { exerciseTexts } from "../../types.ts";

export const everydayReading = exerciseTexts({
  name: "Everyday reading",
  activity: "You read a page of daily life and answer a question.",
  documentation:
    "Functional reading: labels, menus, timetables, bills and letters; from finding one fact to comparing, calculating and inferring.",
  say: {
    instructions: "Read the page. Then answer the question.",
    answer: "The right answer is: {answer}",
    medicine: "A medicine label",
    menu: "A menu",
    timetable: "A schedule",
    bill: "A bill",
    letter: "A letter",
    receipt: "A receipt",
    hours: "Opening hours",
    recipe: "A recipe",
    food: "A food label",
    parking: "A parking sign",
    ticket: "A ticket",
    notice: "A notice",
    email: "An email",
  },
});
