import { isDeepStrictEqual } from "node:util";
import type { Note, NoteDraft, NoteSection } from "@regain/contract/entities/note";
import { localTime } from "@regain/therapy/days";
import type { UserActor } from "../../db/actor.ts";
import type { Trx } from "../../db/database.ts";
import type { NoteVersionRow } from "../../db/tables/documentation.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { lockPatient } from "../patient.store.ts";
import { documentsOf, sayTheSame, sectionsOf } from "./note-document.rules.ts";
import { keepDraft, type NoteWriting, type WrittenNote } from "./note-draft.service.ts";
import { type NoteFacts, noteFacts } from "./note-facts.service.ts";
import { areSame, figuresOf } from "./note-figures.rules.ts";
import { isOfClinic, versionOnWire } from "./note-wire.rules.ts";
import { findLatestVersion, insertVersion, keyOf } from "./note.store.ts";
import { signerOf } from "./signer.service.ts";

interface Signing {
  readonly facts: NoteFacts;
  readonly sections: readonly NoteSection[];
  readonly publicUrl: string;
}

/** Whether signing would only repeat what this version says: compared as it would read on its day, whoever signs. */
function isSaidBy(
  { signed_at: at, number, documents, figures }: NoteVersionRow,
  { facts, sections, publicUrl }: Signing,
): boolean {
  const present = documentsOf({
    facts: { ...facts, today: localTime(at, facts.patient.timeZone).day },
    sections,
    signature: { line: "", at, number },
    publicUrl,
    isForPatient: false,
  });
  return areSame(figures, figuresOf(facts)) && sayTheSame(documents, present);
}

/** Whether this very signing has been done, and its answer got lost. */
const isRepeated = (latest: NoteVersionRow, note: WrittenNote, actor: UserActor): boolean =>
  latest.author_id === actor.userId &&
  latest.draft_version === note.version + 1 &&
  isOfClinic(latest) === (note.assistedOnly ?? false) &&
  isDeepStrictEqual(latest.sections, sectionsOf(note.kind, note.sections));

type Signed =
  | { readonly isSigned: true; readonly version: Note["versions"][number] }
  | { readonly isSigned: false; readonly draft: NoteDraft };

/**
 * Saves what is written and signs it, with the documents and figures of this moment. The facts are
 * read one after another: answers arriving in the meantime wait, so that the whole note is from one
 * moment. Sent again by the same signer, it is signed once.
 * @throws Refusal `malformed-request`; `nothing-to-sign` if the last version says exactly this
 */
export async function signNote(
  trx: Trx,
  note: WrittenNote,
  { actor, now, publicUrl }: NoteWriting & { readonly publicUrl: string },
): Promise<Signed> {
  if (note.assistedOnly && note.kind !== "dailySessionNote")
    throw new Refusal("malformed-request", {
      fields: { assistedOnly: "Only a daily session note can be of the clinic alone." },
    });
  await lockPatient(trx, note.patientId);
  const key = keyOf(note.patientId, note);
  const latest = await findLatestVersion(trx, key);
  if (latest && isRepeated(latest, note, actor))
    return { isSigned: true, version: versionOnWire(latest) };
  const kept = await keepDraft(trx, note, { actor, now });
  if (!kept.isKept) return { isSigned: false, draft: kept.draft };
  const { sections } = kept.draft;
  const facts = await noteFacts(trx, actor, note, now);
  if (latest && isSaidBy(latest, { facts, sections, publicUrl }))
    throw new Refusal("nothing-to-sign");
  const { name, line } = await signerOf(trx, actor.userId);
  const number = (latest?.number ?? 0) + 1;
  const row: NoteVersionRow = {
    ...key,
    number,
    draft_version: kept.row.version,
    sections,
    documents: documentsOf({
      facts,
      sections,
      signature: { line, at: now, number },
      publicUrl,
      isForPatient: false,
    }),
    figures: figuresOf(facts),
    author_id: actor.userId,
    author_name: name,
    signed_at: now,
  };
  await insertVersion(trx, row);
  return { isSigned: true, version: versionOnWire(row) };
}
