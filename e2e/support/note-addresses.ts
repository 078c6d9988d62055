import { addDays, localTime } from "@regain/therapy/days";

const yesterday = addDays(localTime(new Date(), "America/New_York").day, -1);
const weeks = `${addDays(yesterday, -24)}/${yesterday}`;

/** Every kind of note about days on which rosa practised, below her own address. */
export const notes: readonly string[] = [
  `daily-session-note/detailed/${yesterday}`,
  `daily-session-note/brief/${yesterday}`,
  `progress-note/${weeks}`,
  `discharge-summary/${weeks}`,
];
