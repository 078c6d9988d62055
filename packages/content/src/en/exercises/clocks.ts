import { exerciseTexts } from "../../types.ts";

export const clocks = exerciseTexts({
  name: "Clocks",
  activity: "You read a clock and choose the time.",
  documentation:
    "Time telling: reading a clock face to the hour, half hour, quarter and minute; then elapsed time.",
  say: {
    instructions: "Look at the clock.",
    read: "What time is it?",
    later: "What time will it be in {span}?",
    earlier: "What time was it {span} ago?",
    clock: "A clock with two hands",
    digits: "{hour}:{minute}",
    oClock: "{hour} o'clock",
    halfPast: "half past {hour}",
    quarterPast: "quarter past {hour}",
    quarterTo: "quarter to {hour}",
    answer: "It is {time}.",
    answerLater: "It will be {time}.",
    answerEarlier: "It was {time}.",
    minutes: "{minutes} minutes",
    oneHour: "1 hour",
    hours: "{hours} hours",
    spanAnd: "{hours} and {minutes}",
  },
});
