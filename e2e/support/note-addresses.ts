import { calendar } from "@regain/contract/calls/report/calendar";
import { addDays, dayOfSeconds } from "@regain/therapy/days";
import type { RunningServer } from "./server.ts";
import { sessionOf } from "./sign-in.ts";

export const notes = [
  "a detailed daily note",
  "a brief daily note",
  "a progress note",
  "a discharge summary",
] as const;

/**
 * The paths of Rosa's notes, below her own address: for the last day before today on which she practiced,
 * or until then.
 */
export async function noteAddresses(
  server: RunningServer,
): Promise<Readonly<Record<(typeof notes)[number], string>>> {
  const { call, user } = await sessionOf(server, "rosa");
  const { days, today } = await call(calendar, { params: { id: user.userId }, query: {} });
  const last = days.map(({ date }) => dayOfSeconds(date)).findLast((day) => day < today);
  if (!last) throw new Error("rosa has not practised");
  const weeks = `${addDays(last, -24)}/${last}`;
  return {
    "a detailed daily note": `daily-session-note/detailed/${last}`,
    "a brief daily note": `daily-session-note/brief/${last}`,
    "a progress note": `progress-note/${weeks}`,
    "a discharge summary": `discharge-summary/${weeks}`,
  };
}
