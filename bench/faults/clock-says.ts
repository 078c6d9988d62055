import { setTimeout as pause } from "node:timers/promises";
import type { ServerProcess } from "../../apps/server/src/faults/server-process.ts";

/** How a server begins the line that reports its clock; `step-clock.ts` makes it print that. */
export const clockSays = "The clock reads ";

const wholeLine = new RegExp(`${clockSays}(\\S+)\n`, "g");
const withinMs = 5_000;
const toleranceMs = 60_000;

/**
 * Steps a server's clock.
 * @param byMs how far it should then be from the correct time
 * @throws Error if the server does not report that time
 */
export async function stepClock(server: ServerProcess, byMs: number): Promise<void> {
  const readings = () => [...server.said.matchAll(wholeLine)].map(([, reading = ""]) => reading);
  const before = readings().length;
  server.signal("SIGUSR2");
  for (let waited = 0; readings().length === before && waited < withinMs; waited += 20)
    await pause(20);
  const reading = readings()[before];
  const off = reading === undefined ? Number.NaN : Date.parse(reading) - Date.now();
  if (!(Math.abs(off - byMs) < toleranceMs))
    throw new Error(`the clock was to be ${byMs} ms off, and the server read ${reading}`);
}
