import { readJson, tabStore, writeJson } from "../../../lib/storage.ts";
import type { SessionWish } from "../api/session-wish.ts";

const key = "goOnWith";
/** A page that takes longer to come back does not count as the same sitting. */
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
 * Whether it has this release's shape. Checked by hand: the schema library used elsewhere would add a
 * twentieth to the script of everybody who practices.
 */
function isGoingOn(kept: Partial<GoingOn> | null | undefined): kept is GoingOn {
  const { patientId, wish, at } = kept ?? {};
  if (typeof patientId !== "string" || typeof at !== "number" || !kinds.has(wish?.kind))
    return false;
  return wish?.kind !== "SELF_GUIDED" || Array.isArray(wish.taskTypeIds);
}

/** Called before the page is reloaded between two exercises: notes what it is to resume by itself. */
export function saveAutoResume(patientId: string, wish: SessionWish): void {
  const kept: GoingOn = { patientId, wish, at: Date.now() };
  writeJson(tabStore, key, kept);
}

/** What this patient was to resume, if noted a moment ago. */
export function readAutoResume(patientId: string): SessionWish | undefined {
  const kept = readJson(tabStore, key) as Partial<GoingOn> | null | undefined;
  if (!isGoingOn(kept)) {
    clearAutoResume();
    return undefined;
  }
  if (kept.patientId !== patientId || Date.now() - kept.at > withinMs) return undefined;
  return kept.wish;
}

export const clearAutoResume = (): void => tabStore.remove(key);
