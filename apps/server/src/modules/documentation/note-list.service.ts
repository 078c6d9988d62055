import type { NoteKind } from "@regain/contract/entities/note";
import { localTime } from "@regain/therapy/days";
import type { Trx } from "../../db/database.ts";
import { loadPatient } from "../patient.store.ts";
import { versionOnWire } from "./note-wire.rules.ts";
import { latestVersions, openDrafts } from "./note.store.ts";

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
