import { exerciseTexts } from "../../types.ts";

export const calendar = exerciseTexts({
  name: "Calendar",
  activity: "You look at a calendar and find a day or a date.",
  documentation:
    "Calendar use: days of the week, dates, counting days and weeks, and intervals that run into the next month.",
  say: {
    instructions: "Look at the calendar.",
    calendar: "A page of a calendar",
    weekday: "What day of the week is {date}?",
    nth: "What date is the {ordinal} {weekday} of the month?",
    inDays: "Today is {date}. What date will it be in {days} days?",
    daysAgo: "Today is {date}. What date was it {days} days ago?",
    howMany: "Today is {from}. How many days is it until {to}?",
    visits: "Visit 1 is on {date}. You go every {days} days. When is visit {visit}?",
    days: "{days} days",
    answer: "It is {answer}.",
    answerAhead: "It will be {answer}.",
    answerAgo: "It was {answer}.",
  },
});
