import * as z from "zod/mini";
import { readKept } from "../../../lib/read-kept.ts";
import { tabStore, writeJson } from "../../../lib/storage.ts";
import { type SessionWish, sessionWish } from "../api/session-wish.ts";

const key = "goOnWith";
/** A page that takes longer to come back is not taken for the same sitting. */
const withinMs = 60_000;

const goingOn = z.object({ patientId: z.string(), wish: sessionWish, at: z.number() });

/** Before the page is loaded anew between two exercises: with what it is to go on by itself. */
export function keepGoingOn(patientId: string, wish: SessionWish): void {
  const kept: z.input<typeof goingOn> = { patientId, wish, at: Date.now() };
  writeJson(tabStore, key, kept);
}

/** What was to go on a moment ago, of this patient. */
export function readGoingOn(patientId: string): SessionWish | undefined {
  const kept = readKept(tabStore, key, goingOn);
  if (kept?.patientId !== patientId || Date.now() - kept.at > withinMs) return undefined;
  return kept.wish;
}

export const forgetGoingOn = (): void => tabStore.remove(key);
