/** What clinicians have written that the server does not have, when somebody logs out here or another person comes. */
import { CallError } from "@regain/contract/client";
import { dayMs } from "@regain/contract/durations";
import { noteName } from "@regain/contract/entities/note";
import { readAccessToken } from "../../lib/access-token.ts";
import { newId } from "../../lib/new-id.ts";
import { deviceStore } from "../../lib/storage.ts";
import { type NoteAsked, saveDraft } from "./api/notes.ts";
import { draftKeeper } from "./draft-keeper.ts";
import { draftMark } from "./drafts-here.ts";
import { forgetKeptBefore, keptDrafts } from "./kept-drafts.ts";
import { toSections } from "./note-texts.ts";

/** How long a draft waits on the device for its author to come back. */
const waitsMs = 7 * dayMs;

/** Nobody who logs out waits longer for their notes to be sent. */
export const sentWithinMs = 5_000;

const ofUser = (userId: string) => `${draftMark}${userId}:`;

/** On a device shared by several clinicians, each has their own. */
export const draftKey = (userId: string, { patientId, kind, startDate, endDate }: NoteAsked) =>
  `${ofUser(userId)}${patientId}:${kind}:${startDate}:${endDate}`;

function askedOf(key: string): NoteAsked | undefined {
  const [, , patientId = "", kind, startDate, endDate] = key.split(":");
  const { data } = noteName.safeParse({ kind, startDate, endDate });
  return data && { patientId, ...data };
}

const draftKeys = () => deviceStore.keys().filter((key) => key.startsWith(draftMark));
const keysOf = (userId: string) => draftKeys().filter((key) => key.startsWith(ofUser(userId)));

/** The patient is not theirs any more: nobody will ever take it. */
const isRefusedForGood = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 403 || error.status === 404);

async function send(key: string): Promise<void> {
  const asked = askedOf(key);
  const kept = keptDrafts(deviceStore, key, newId());
  const draft = kept.take();
  if (!asked || !draft) return deviceStore.remove(key);
  const { version, base, mine } = draft;
  const signal = AbortSignal.timeout(sentWithinMs);
  const known = { version, sections: toSections(base), isOpen: true, latest: null };
  const keeper = draftKeeper(
    { ...known, changedAt: null, changedBy: null },
    {
      send: (on, texts) => saveDraft(asked, { version: on, sections: toSections(texts) }, signal),
      kept: { version, base, mine },
      keep: kept.keep,
      later: () => undefined,
    },
  );
  if (!(await keeper.save()) && isRefusedForGood(keeper.get().error)) deviceStore.remove(key);
}

/** Other people's drafts whose authors have not come back for a week go from this device. */
export function forgetOldDrafts(userId: string | undefined, now = Date.now()): void {
  const own = userId === undefined ? [] : keysOf(userId);
  for (const key of draftKeys())
    if (!own.includes(key)) forgetKeptBefore(deviceStore, key, now - waitsMs, now);
}

/**
 * Sends what somebody has written before they log out.
 * @returns whether some of it is still only here, and they can be asked about it
 */
export async function sendDrafts(userId: string): Promise<boolean> {
  await Promise.all(keysOf(userId).map(send));
  // A sign-in that turned out to have ended can send nothing, nor stay.
  return keysOf(userId).length > 0 && readAccessToken() !== undefined;
}

export function discardDrafts(userId: string): void {
  for (const key of keysOf(userId)) deviceStore.remove(key);
}
