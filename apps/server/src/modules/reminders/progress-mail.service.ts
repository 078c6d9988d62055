import type { Trx } from "../../db/database.ts";
import { issueLink } from "../identity/link-token.service.ts";
import { isWanted, type LetterParts, writeLetter } from "../messaging/letter.service.ts";
import { practiceDays } from "../practice-day.store.ts";
import { shownDate } from "../../lib/shown-date.ts";
import { type DuePeriod, isAskedBefore } from "./due.rules.ts";
import { noteWritten, progressDue, progressKind, type Reader } from "./due.store.ts";
import { doneIn, progressValues } from "./progress.rules.ts";

export interface Due {
  readonly timeZone: string;
  readonly due: DuePeriod;
}

/** Writes to one patient about a week or a month, if it is still due. */
export async function sendProgressMail(
  trx: Trx,
  letters: LetterParts,
  patientId: string,
  { timeZone, due }: Due,
  now: Date,
): Promise<boolean> {
  const [reader] = await progressDue(trx, timeZone, due, { patientId, limit: 1 });
  if (!reader || !isAskedBefore(reader.progress_since, timeZone, due.since)) return false;
  return writeProgressMail(trx, letters, reader, due, now);
}

/**
 * Writes once about what was done in a period, with a link to its report; if nothing was done,
 * nothing is written. Requires the actor `jobs` or `demo`.
 */
export async function writeProgressMail(
  trx: Trx,
  letters: LetterParts,
  { patient_id: patientId, email, first_name, username }: Reader,
  { every, from, to }: DuePeriod,
  now: Date,
): Promise<boolean> {
  const done = doneIn(await practiceDays(trx, patientId, { from, to }));
  if (done.days === 0 || !email) return false;
  const letter = { kind: "progressMail", to: email } as const;
  if (!(await isWanted(trx, letter))) return false;
  const kind = progressKind[every];
  if (!(await noteWritten(trx, { patientId, kind, about: from }, now))) return false;
  const link = { purpose: "progress-report", userId: patientId, email } as const;
  const token = await issueLink(trx, link, now);
  const query = new URLSearchParams({ token, patientId, startDate: from, endDate: to });
  const shown = { name: first_name ?? username, from: shownDate(from), to: shownDate(to) };
  return writeLetter(
    trx,
    letters,
    {
      ...letter,
      userId: patientId,
      values: { ...shown, ...progressValues(done, { from, to }) },
      path: `/dashboard/report?${query.toString()}`,
    },
    now,
  );
}
