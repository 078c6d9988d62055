import { readJson, tabStore, writeJson } from "../../../lib/storage.ts";
import type { SessionWish } from "../api/session-wish.ts";

const key = "goOnWith";
/** A page that takes longer to come back is not taken for the same sitting. */
const withinMs = 60_000;

interface GoingOn {
  readonly patientId: string;
  readonly wish: SessionWish;
  readonly at: number;
}

/** Before the page is loaded anew between two exercises: with what it is to go on by itself. */
export function keepGoingOn(patientId: string, wish: SessionWish): void {
  const goingOn: GoingOn = { patientId, wish, at: Date.now() };
  writeJson(tabStore, key, goingOn);
}

/** What was to go on a moment ago, of this patient. */
export function readGoingOn(patientId: string): SessionWish | undefined {
  const kept = readJson(tabStore, key) as GoingOn | undefined;
  if (kept?.patientId !== patientId || Date.now() - kept.at > withinMs) return undefined;
  return kept.wish;
}

export const forgetGoingOn = (): void => tabStore.remove(key);
