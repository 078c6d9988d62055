import { localTime } from "@regain/therapy/days";
import type { RunningServer } from "./server.ts";

const hourMs = 3_600_000;

/** The next time that a clock in the zone shows this hour on such a day of the week (`Tuesday`). */
export function nextTime(weekday: string, hour: number, timeZone: string): Date {
  const name = new Intl.DateTimeFormat("en", { weekday: "long", timeZone });
  const wholeHour = Math.floor(Date.now() / hourMs) * hourMs;
  for (let ahead = 1; ahead < 8 * 24; ahead += 1) {
    const at = new Date(wholeHour + ahead * hourMs);
    if (localTime(at, timeZone).hour === hour && name.format(at) === weekday) return at;
  }
  throw new RangeError(`There is no ${weekday} within a week.`);
}

/** Writes the letters due then. Stops the server for that and starts it again. */
export async function writeLettersDueAt(server: RunningServer, instant: Date): Promise<void> {
  await server.stop();
  await server.runScript("write-practice-letters.ts", instant.toISOString());
  await server.start();
}
