import { exerciseTexts } from "../../types.ts";

export const planTheDay = exerciseTexts({
  name: "Plan the day",
  activity: "You put errands in an order that works out.",
  documentation:
    "Planning and problem solving: ordering 3 to 6 errands by appointments, opening times and conditions, with one that does not fit at the higher levels.",
  say: {
    instructions: "Put the errands in order by time.",
    instructionsHours: "Plan the day. Put the errands in an order that works.",
    instructionsSpare: "Plan the day. Leave out the errand that does not fit.",
    frame: "You have from {from} to {to}. Each errand takes 1 hour.",
    frameTimes: "These are your errands today.",
    at: "At {time}.",
    opens: "Opens at {from}.",
    closes: "Closes at {to}.",
    open: "Open from {from} to {to}.",
    opensTomorrow: "Opens tomorrow at {from}.",
    closedToday: "Closed today.",
    morning: "{hour} AM",
    noon: "noon",
    afternoon: "{hour} PM",
    answer: "This order works.",
    answerSpare: "This order works. One errand does not fit: {errand}.",
  },
});
