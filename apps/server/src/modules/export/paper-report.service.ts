import { addDays, localTime } from "@regain/therapy/days";
import type { DayRange } from "@regain/therapy/performance";
import type { Trx } from "../../db/database.ts";
import { renderPdf } from "../../lib/pdf/render-pdf.ts";
import { signedLast } from "../documentation/note-list.service.ts";
import { readNote } from "../documentation/note.service.ts";
import { loadPatient } from "../patient.store.ts";
import { subscriptionPermissions } from "../subscription-permissions.ts";
import type { Export } from "./export-parts.ts";

/** The progress note as it is exported. */
export interface PaperReport {
  readonly title: string;
  readonly locale: string;
  readonly range: DayRange;
  readonly pdf: Uint8Array;
  /** Who signed it, and when; undefined while nobody has. */
  readonly signed: { readonly by: string; readonly at: string } | undefined;
}

/** Days covered by a note that nobody has signed. */
const usualDays = 30;

/** The note signed last; otherwise an unsigned one of the last days. */
async function noteToHandOn(trx: Trx, patientId: string, today: string) {
  const signed = await signedLast(trx, patientId, "progressNote");
  const unsigned = { startDate: addDays(today, 1 - usualDays), endDate: today, latest: undefined };
  const { startDate, endDate, latest } = signed ?? unsigned;
  return { asked: { patientId, kind: "progressNote", startDate, endDate } as const, latest };
}

/**
 * What to print. It is read at the same moment as the figures of the bundle, and printed afterward.
 * Undefined for patients whose subscription does not cover reports: their figures stay theirs.
 */
export async function noteToPrint(
  trx: Trx,
  { actor, now, patientId, isOwn }: Export,
  publicUrl: string,
) {
  const { status, timeZone } = await loadPatient(trx, patientId);
  if (isOwn && !subscriptionPermissions[status].canViewExpandedDashboard) return undefined;
  const today = localTime(now, timeZone).day;
  const { asked, latest } = await noteToHandOn(trx, patientId, today);
  const version = latest ? { version: latest.number } : {};
  const note = await readNote(trx, asked, { actor, now, publicUrl, ...version });
  return { note, signed: latest && { by: latest.signedBy, at: latest.signedAt } };
}

export async function printed(
  { note, signed }: NonNullable<Awaited<ReturnType<typeof noteToPrint>>>,
  { actor, now }: Export,
): Promise<PaperReport> {
  const { startDate, endDate, documents } = note;
  const { detailed: document } = documents;
  return {
    title: document.title,
    locale: document.locale,
    range: { from: startDate, to: endDate },
    pdf: await renderPdf(document, { now }, { whose: actor.userId }),
    signed,
  };
}
