import type { Trends, TrendStep } from "@regain/contract/entities/trends";
import { addDays, daysBetween } from "@regain/therapy/days";
import type { DayRange } from "@regain/therapy/performance";
import { periodsOf } from "@regain/therapy/trends";
import type { Trx } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { loadPatient } from "../patient.store.ts";
import { levelHistory } from "../session/level.service.ts";
import { subscriptionPermissions } from "../subscription-permissions.ts";
import { type AskedRange, rangeOf } from "./report-range.rules.ts";
import { blocksUntil } from "./report.store.ts";
import { areaTrends, taskTrends } from "./trends.rules.ts";

export interface AskedTrends extends AskedRange {
  readonly by: TrendStep;
  /** Only practice in the clinic. */
  readonly assistedOnly: boolean;
}

/** More points than this make no readable line. */
const maxDays = 400;

/** From the first practice if no start is asked for; by day, only as far back as is allowed. */
function shownRange(asked: AskedTrends, { from, to }: DayRange, firstDay: string): DayRange {
  const earliest = addDays(to, 1 - maxDays);
  if (asked.startDate === undefined)
    return { from: asked.by === "day" && earliest > firstDay ? earliest : firstDay, to };
  if (asked.by === "day" && daysBetween(from, to) >= maxDays)
    throw new Refusal("malformed-request", {
      fields: { startDate: `By day, a trend covers ${maxDays} days at most.` },
    });
  return { from, to };
}

/**
 * Trend lines. Area scores are what the report would have said at the time, the last one what it
 * says now.
 * @param isOwn the patient is asking: then the subscription decides whether there are any
 * @throws Refusal as `rangeOf`; `malformed-request` for too many days
 */
export async function trendsOf(
  trx: Trx,
  patientId: string,
  asked: AskedTrends,
  { isOwn, now }: { readonly isOwn: boolean; readonly now: Date },
): Promise<Trends> {
  const { by } = asked;
  const patient = await loadPatient(trx, patientId);
  const covered = rangeOf(asked, patient.timeZone, now);
  const isLocked = isOwn && !subscriptionPermissions[patient.status].canViewExpandedDashboard;
  const place = asked.assistedOnly ? { place: "clinic" as const } : {};
  const blocks = isLocked ? [] : await blocksUntil(trx, { patientId, to: covered.to, ...place });
  const range = shownRange(asked, covered, blocks[0]?.date ?? covered.to);
  const nothing = { startDate: null, endDate: range.to, by, isLocked, areas: [], tasks: [] };
  if (blocks.length === 0) return nothing;
  const periods = periodsOf(blocks, by, range);
  const changes = await levelHistory(trx, patient);
  return {
    ...nothing,
    startDate: range.from,
    areas: areaTrends(blocks, periods),
    tasks: taskTrends(blocks, changes, { range, periods }),
  };
}
