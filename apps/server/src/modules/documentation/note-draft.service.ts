import { type NoteDraft, type NoteSection, noteSections } from "@regain/contract/entities/note";
import { fieldMessages } from "@regain/contract/field-messages";
import { localTime } from "@regain/therapy/days";
import type { UserActor } from "../../db/actor.ts";
import type { Trx } from "../../db/database.ts";
import type { NoteDraftRow } from "../../db/tables/documentation.ts";
import { startAfterEnd } from "../../lib/day-messages.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { loadPatient } from "../patient.store.ts";
import { sectionsOf } from "./note-document.rules.ts";
import type { AskedNote } from "./note-facts.service.ts";
import { draftOnWire } from "./note-wire.rules.ts";
import { findDraft, findLatestVersion, keyOf, upsertDraft } from "./note.store.ts";
import { signerOf } from "./signer.service.ts";

const { dayToCome: future } = fieldMessages;

/**
 * Checks the days of a new note. An existing one keeps its days, even if the patient's own day has
 * since fallen behind them in another zone.
 * @throws Refusal `malformed-request` for future days and a start after the end
 */
export async function checkDays(
  trx: Trx,
  { patientId, kind, startDate, endDate }: AskedNote,
  now: Date,
): Promise<void> {
  const { timeZone } = await loadPatient(trx, patientId);
  const today = localTime(now, timeZone).day;
  const isOneDay = kind === "dailySessionNote";
  const fields = {
    ...(endDate > today ? { [isOneDay ? "date" : "endDate"]: future } : {}),
    ...(startDate > endDate ? { startDate: startAfterEnd } : {}),
  };
  if (Object.keys(fields).length > 0) throw new Refusal("malformed-request", { fields });
}

export interface WrittenNote extends AskedNote {
  /** The version of the draft that was changed. */
  readonly version: number;
  readonly sections: readonly NoteSection[];
}

export interface NoteWriting {
  readonly actor: UserActor;
  readonly now: Date;
}

type Kept =
  | { readonly isKept: true; readonly row: NoteDraftRow; readonly draft: NoteDraft }
  | { readonly isKept: false; readonly draft: NoteDraft };

function checkSections({ kind, sections }: WrittenNote): void {
  const known: readonly string[] = noteSections[kind];
  const names = sections.map(({ id }) => id);
  const isGood = new Set(names).size === names.length && names.every((id) => known.includes(id));
  if (!isGood)
    throw new Refusal("malformed-request", {
      fields: { sections: "This note has no such section, or it was sent twice." },
    });
}

/**
 * Saves what is written.
 * @returns whether it was based on the current draft, and that draft; if not, nothing was saved
 * @throws Refusal `malformed-request`
 */
export async function keepDraft(
  trx: Trx,
  note: WrittenNote,
  { actor, now }: NoteWriting,
): Promise<Kept> {
  checkSections(note);
  if (note.kind === "dailySessionNote" && note.startDate !== note.endDate)
    throw new Refusal("malformed-request", { fields: { endDate: "This note covers one day." } });
  const key = keyOf(note.patientId, note);
  const latest = await findLatestVersion(trx, key);
  if (!latest && !(await findDraft(trx, key))) await checkDays(trx, note, now);
  const row = await upsertDraft(trx, key, note.version, {
    sections: sectionsOf(note.kind, note.sections),
    author_id: actor.userId,
    author_name: (await signerOf(trx, actor.userId)).name,
    changed_at: now,
  });
  if (row) return { isKept: true, row, draft: draftOnWire(note, row, latest) };
  return { isKept: false, draft: draftOnWire(note, await findDraft(trx, key), latest) };
}
