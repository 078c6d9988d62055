import type { DateWords } from "../page-types.ts";

const months =
  "January February March April May June July August September October November December";
const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday";

export const dates: DateWords = {
  months: months.split(" "),
  weekdays: weekdays.split(" ").map((name) => ({ name, short: name.slice(0, 3) })),
  ordinals: ["first", "second", "third", "fourth", "fifth"],
  date: "{month} {day}",
};
