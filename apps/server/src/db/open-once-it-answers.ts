import { setTimeout as pause } from "node:timers/promises";
import { openDatabase, type OwnedDatabase } from "./database.ts";
import type { DatabasePlace } from "./engine.ts";
import { refusedByDatabase } from "./refused-by-database.ts";

/** A machine that is switched on starts us and the database at once, and one that recovers takes its time, ms. */
const patienceMs = 60_000;
const pauseMs = 500;

const mayPass = (error: unknown): error is Error =>
  error instanceof Error && refusedByDatabase(error.cause)?.code === "unavailable";

/**
 * Opens the database of a server that starts, as soon as it takes a connection. The embedded one is our own: nobody else
 * starts it.
 * @param say told once, in a sentence, when it takes none at first
 * @param patience how long it is asked, ms
 * @throws StartupError what will not pass by itself, as a wrong password, at once; anything else when the patience ends
 */
export async function openOnceItAnswers(
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
      if (!isSaid) say(`${error.message} It is asked again for a while.`);
      isSaid = true;
      await pause(pauseMs);
    }
  }
}
