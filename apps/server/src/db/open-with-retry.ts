import { setTimeout as pause } from "node:timers/promises";
import { openDatabase, type OwnedDatabase } from "./database.ts";
import type { DatabasePlace } from "./engine.ts";
import { refusedByDatabase } from "./refused-by-database.ts";

/** A machine that boots starts us and the database at the same time, and a recovering database takes its time, ms. */
const patienceMs = 60_000;
const pauseMs = 500;

const mayPass = (error: unknown): error is Error =>
  error instanceof Error && refusedByDatabase(error.cause)?.code === "unavailable";

/**
 * Opens a starting server's database as soon as it accepts a connection. The embedded one is our own: nobody else
 * starts it.
 * @param say called once, with a sentence, if it accepts none at first
 * @param patience how long to keep trying, ms
 * @throws StartupError immediately for what will not pass by itself, such as a wrong password; for anything else once
 *   the patience ends
 */
export async function openWithRetry(
  place: DatabasePlace,
  say: (sentence: string) => void,
  patience = patienceMs,
): Promise<OwnedDatabase> {
  if (place.kind === "embedded") return openDatabase(place);
  const end = performance.now() + patience;
  let isSaid = false;
  for (;;) {
    try {
      return await openDatabase(place);
    } catch (error) {
      if (!mayPass(error) || performance.now() >= end) throw error;
      if (!isSaid) say(`${error.message} It is tried again for a while.`);
      isSaid = true;
      await pause(pauseMs);
    }
  }
}
