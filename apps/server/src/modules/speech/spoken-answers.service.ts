import { accountName } from "@regain/contract/full-name";
import type { SpokenAnswer } from "@regain/contract/entities/spoken-answer";
import { addDays } from "@regain/therapy/days";
import { spokenTypeIds } from "@regain/therapy/task-types/registry";
import type { Trx } from "../../db/database.ts";
import { authorNames } from "../author-name.store.ts";
import { pageWithin, rowsOfPage } from "../../lib/page-within.ts";
import { loadPatient } from "../patient.store.ts";
import { rangeOf } from "../report/report-range.rules.ts";
import { spokenOnTheWire } from "./spoken-answers.rules.ts";
import { correctionsOf, countSpoken, spokenPage } from "./spoken-answers.store.ts";

/** Each has its sound, its tries and its corrections: more are too much to listen to in one go. */
const pageSize = 25;

export interface AskedAnswers {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly page: number;
  readonly onlyUnrecognised: boolean;
  readonly keptDays: number;
  /** Whoever judges answers is also shown those that cannot be heard; patients are shown what is kept of their voice. */
  readonly isOwn: boolean;
}

export interface SpokenPage {
  readonly patientName: string;
  readonly timeZone: string;
  readonly answers: SpokenAnswer[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly keptDays: number;
}

/**
 * A patient's spoken answers whose sound is still kept, or never arrived, latest first.
 * @throws Refusal as `rangeOf`
 */
export async function spokenAnswersOf(
  trx: Trx,
  patientId: string,
  { startDate, endDate, page: asked, onlyUnrecognised, keptDays, isOwn }: AskedAnswers,
  now: Date,
): Promise<SpokenPage> {
  const patient = await loadPatient(trx, patientId);
  const range = rangeOf({ startDate, endDate }, patient.timeZone, now);
  const from = startDate ?? addDays(range.to, -keptDays);
  // A patient whose zone has since changed may have recorded on what is now tomorrow.
  const to = endDate ?? addDays(range.to, 1);
  const { timeZone } = patient;
  const alsoSilentOf = isOwn ? [] : spokenTypeIds;
  const kept = { now, keptDays };
  const query = { patientId, timeZone, from, to, onlyUnrecognised, alsoSilentOf, kept };
  const total = await countSpoken(trx, query);
  const page = pageWithin(total, pageSize, asked);
  const rows = await spokenPage(trx, query, rowsOfPage(page));
  const ids = rows.map((row) => row.response_id);
  const corrections = await correctionsOf(trx, patientId, ids);
  const byResponse = Map.groupBy(corrections, (one) => one.response_uuid);
  const authors = corrections.map((one) => one.author_id);
  const names = await authorNames(trx, patientId, authors);
  const answers = rows.map((row) =>
    spokenOnTheWire(row, byResponse.get(row.response_id) ?? [], (id) => names.get(id) ?? null),
  );
  return { patientName: accountName(patient), timeZone, answers, ...page, keptDays };
}
