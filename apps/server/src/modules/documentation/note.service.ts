import { isDeepStrictEqual } from "node:util";
import { accountName } from "@regain/contract/full-name";
import {
  type Note,
  type NoteDraft,
  type NoteKind,
  type NoteName,
  type NoteSection,
  noteSections,
} from "@regain/contract/entities/note";
import { fieldMessages } from "@regain/contract/field-messages";
import { localTime } from "@regain/therapy/days";
import type { UserActor } from "../../db/actor.ts";
import type { Trx } from "../../db/database.ts";
import type { NoteDraftRow, NoteVersionRow } from "../../db/tables/documentation.ts";
import { startAfterEnd } from "../../lib/day-messages.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { loadPatient, lockPatient } from "../patient.store.ts";
import { subscriptionPermissions } from "../subscription-permissions.ts";
import { documentsOf, sayTheSame, sectionsOf } from "./note-document.rules.ts";
import { type AskedNote, type NoteFacts, noteFacts } from "./note-facts.service.ts";
import { areSame, figuresOf } from "./note-figures.rules.ts";
import type { Signature } from "./note-head.rules.ts";
import {
  findDraft,
  findLatestVersion,
  findVersions,
  insertVersion,
  keyOf,
  latestVersions,
  openDrafts,
  upsertDraft,
} from "./note.store.ts";
import { signerOf } from "./signer.service.ts";

const { dayToCome: future } = fieldMessages;

/**
 * Checks the days of a new note. An existing one keeps its days, even if the patient's own day has
 * since fallen behind them in another zone.
 * @throws Refusal `malformed-request` for future days and a start after the end
 */
async function checkDays(
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

const versionOnWire = ({
  number,
  author_name,
  signed_at,
}: Pick<NoteVersionRow, "number" | "author_name" | "signed_at">) => ({
  number,
  signedBy: author_name,
  signedAt: signed_at.toISOString(),
});

const signatureOf = (version: NoteVersionRow | undefined): Signature | undefined =>
  version && { line: version.author_name, at: version.signed_at, number: version.number };

function draftOnWire(
  { kind }: NoteName,
  draft: NoteDraftRow | undefined,
  latest: NoteVersionRow | undefined,
): NoteDraft {
  return {
    version: draft?.version ?? 0,
    sections: sectionsOf(kind, draft?.sections ?? []),
    changedBy: draft?.author_name ?? null,
    changedAt: draft?.changed_at.toISOString() ?? null,
    isOpen: draft !== undefined && draft.version > (latest?.draft_version ?? 0),
    latest: latest ? versionOnWire(latest) : null,
  };
}

interface NoteReading {
  readonly actor: UserActor;
  readonly now: Date;
  readonly publicUrl: string;
  /** The number of a signed version, 0 for the draft; if not given, the one that counts. */
  readonly version?: number | undefined;
}

/** Whether it was signed with the practice in the clinic alone. */
const isOfClinic = (version: NoteVersionRow | undefined): boolean =>
  version?.figures.isClinicOnly === true;

/** Which signed version is read; undefined for the draft. @throws Refusal `not-found` if it does not exist */
function versionToShow(
  versions: readonly NoteVersionRow[],
  asked: number | undefined,
  preferDraft: boolean,
): NoteVersionRow | undefined {
  if (asked === undefined) return preferDraft ? undefined : versions[0];
  if (asked === 0) return undefined;
  const found = versions.find(({ number }) => number === asked);
  if (!found) throw new Refusal("not-found");
  return found;
}

/**
 * A note as it is now or as it was signed. Clinicians read and write it; patients read their own
 * progress notes as far as their subscription allows: the figures, and what was signed.
 * @throws Refusal `malformed-request`, `report-locked`, `not-found`
 */
export async function readNote(
  trx: Trx,
  asked: AskedNote,
  { actor, now, publicUrl, version }: NoteReading,
): Promise<Note> {
  const isForPatient = actor.type === "patient";
  const key = keyOf(asked.patientId, asked);
  const draft = isForPatient ? undefined : await findDraft(trx, key);
  const versions = await findVersions(trx, key);
  if (!draft && versions.length === 0) await checkDays(trx, asked, now);
  const { status } = await loadPatient(trx, asked.patientId);
  if (isForPatient && !subscriptionPermissions[status].canViewExpandedDashboard)
    throw new Refusal("report-locked");
  const { kind, startDate, endDate } = asked;
  const written = draftOnWire(asked, draft, versions[0]);
  const lastPlace = isOfClinic(versions[0]);
  const assistedOnly = asked.assistedOnly ?? lastPlace;
  const shown = versionToShow(versions, version, written.isOpen || assistedOnly !== lastPlace);
  const place = { assistedOnly: shown ? isOfClinic(shown) : assistedOnly };
  const facts = await noteFacts(trx, actor, { ...asked, ...place }, now);
  const figures = figuresOf(facts);
  return {
    kind,
    startDate,
    endDate,
    patientName: accountName(facts.patient),
    documents:
      shown?.documents ??
      documentsOf({
        facts,
        sections: written.sections,
        signature: undefined,
        amended: isForPatient ? undefined : signatureOf(versions[0]),
        publicUrl,
        isForPatient,
      }),
    figures: shown?.figures ?? figures,
    draft: isForPatient ? null : written,
    versions: versions.map(versionOnWire),
    shownVersion: shown?.number ?? null,
    places: [...facts.places],
    haveFiguresChanged: shown !== undefined && !areSame(shown.figures, figures),
  };
}

export interface WrittenNote extends AskedNote {
  /** The version of the draft that was changed. */
  readonly version: number;
  readonly sections: readonly NoteSection[];
}

interface NoteWriting {
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

const maxListed = 200;

const listedOnWire = (row: Awaited<ReturnType<typeof latestVersions>>[number]) => ({
  kind: row.kind,
  startDate: row.start_date,
  endDate: row.end_date,
  latest: versionOnWire(row),
});

/** The most recently signed note, with its latest version; undefined if there is none. */
export async function signedLast(trx: Trx, patientId: string, kind: NoteKind) {
  const [row] = await latestVersions(trx, patientId, { kind, most: 1 });
  return row && listedOnWire(row);
}

/** What is written but not signed, and whether there is more than listed. */
export async function draftList(trx: Trx, patientId: string, kind?: NoteKind) {
  const rows = await openDrafts(trx, patientId, { kind, most: maxListed + 1 });
  return {
    drafts: rows.slice(0, maxListed).map((row) => ({
      kind: row.kind,
      startDate: row.start_date,
      endDate: row.end_date,
      changedBy: row.author_name,
      changedAt: row.changed_at.toISOString(),
    })),
    hasOlder: rows.length > maxListed,
  };
}

interface ListAsked {
  readonly now: Date;
  readonly kind?: NoteKind | undefined;
}

/**
 * Signed notes with their latest version, latest first, and whether there are more than listed; the
 * database shows patients only progress notes.
 */
export async function signedList(trx: Trx, patientId: string, { now, kind }: ListAsked) {
  const { timeZone } = await loadPatient(trx, patientId);
  const rows = await latestVersions(trx, patientId, { kind, most: maxListed + 1 });
  return {
    notes: rows.slice(0, maxListed).map(listedOnWire),
    hasOlder: rows.length > maxListed,
    today: localTime(now, timeZone).day,
  };
}
