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

const kinds: ReadonlySet<unknown> = new Set<SessionWish["kind"]>([
  "SCHEDULED",
  "SELF_GUIDED",
  "ASSESSMENT",
  "CLINIC",
]);

/**
 * Whether it is of this release's shape. By hand: what reads shapes elsewhere would be a twentieth more script for
 * everybody who practises.
 */
function isGoingOn(kept: Partial<GoingOn> | null | undefined): kept is GoingOn {
  const { patientId, wish, at } = kept ?? {};
  if (typeof patientId !== "string" || typeof at !== "number" || !kinds.has(wish?.kind))
    return false;
  return wish?.kind !== "SELF_GUIDED" || Array.isArray(wish.taskTypeIds);
}

/** Before the page is loaded anew between two exercises: with what it is to go on by itself. */
export function keepGoingOn(patientId: string, wish: SessionWish): void {
  const kept: GoingOn = { patientId, wish, at: Date.now() };
  writeJson(tabStore, key, kept);
}

/** What was to go on a moment ago, of this patient. */
export function readGoingOn(patientId: string): SessionWish | undefined {
  const kept = readJson(tabStore, key) as Partial<GoingOn> | null | undefined;
  if (!isGoingOn(kept)) {
    forgetGoingOn();
    return undefined;
  }
  if (kept.patientId !== patientId || Date.now() - kept.at > withinMs) return undefined;
  return kept.wish;
}

export const forgetGoingOn = (): void => tabStore.remove(key);
