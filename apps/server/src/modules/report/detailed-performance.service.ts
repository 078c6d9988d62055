import { accountName } from "@regain/contract/full-name";
import { type ColumnType, maxColumns } from "@regain/contract/detailed-table-values";
import type { DetailedPerformance } from "@regain/contract/entities/detailed-table";
import { tableOf } from "@regain/therapy/detailed-table";
import type { Trx } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { loadPatient, type Patient } from "../patient.store.ts";
import { subscriptionPermissions } from "../subscription-permissions.ts";
import { detailedTableOf } from "./detailed-table.rules.ts";
import { normsOf } from "./norm.store.ts";
import { type AskedRange, type CoveredDays, rangeOf } from "./report-range.rules.ts";
import { blocksUntil, firstPracticeDay } from "./report.store.ts";

export interface AskedTable extends AskedRange {
  readonly columnType: ColumnType;
}

/** From the first practice day, if no start is asked for. */
async function rangeSinceStart(
  trx: Trx,
  { patientId, timeZone }: Patient,
  asked: AskedRange,
  now: Date,
): Promise<CoveredDays> {
  const range = rangeOf(asked, timeZone, now);
  if (asked.startDate !== undefined) return range;
  const first = await firstPracticeDay(trx, patientId);
  return { ...range, from: first !== undefined && first < range.to ? first : range.to };
}

/**
 * Every exercise and level practiced in the range, by session, day or week.
 * @param isOwn the patient is asking: then the subscription decides whether there is a table
 * @throws Refusal `too-many-columns`
 */
export async function detailedPerformanceOf(
  trx: Trx,
  patientId: string,
  asked: AskedTable,
  { isOwn, now }: { readonly isOwn: boolean; readonly now: Date },
): Promise<DetailedPerformance> {
  const patient = await loadPatient(trx, patientId);
  const range = await rangeSinceStart(trx, patient, asked, now);
  const isLocked = isOwn && !subscriptionPermissions[patient.status].canViewExpandedDashboard;
  const blocks = isLocked ? [] : await blocksUntil(trx, { patientId, ...range });
  const table = tableOf(blocks, asked.columnType, range);
  if (table.columns.length > maxColumns) throw new Refusal("too-many-columns");
  return {
    patientName: accountName(patient),
    startDate: range.from,
    endDate: range.to,
    today: range.today,
    columnType: asked.columnType,
    isLocked,
    table: detailedTableOf(table, await normsOf(trx, table.rows)),
  };
}
