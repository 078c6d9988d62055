import { accountName } from "@regain/contract/full-name";
import type { PerformanceReport } from "@regain/contract/entities/report";
import type { Block } from "@regain/therapy/blocks";
import { levelAtEndOf } from "@regain/therapy/note-figures";
import { summaryOf } from "@regain/therapy/performance";
import { taskTypes } from "@regain/therapy/task-types/registry";
import type { Trx } from "../../db/database.ts";
import { ratingHistory } from "../assessment/assessment.service.ts";
import { loadPatient, type Patient } from "../patient.store.ts";
import { currentLevels, levelHistory, withinLevels } from "../session/level.service.ts";
import { subscriptionPermissions } from "../subscription-permissions.ts";
import { assessmentSection } from "./assessment-section.rules.ts";
import { domainsOf, type LevelStanding, summaryTiles, therapiesOf } from "./report.rules.ts";
import { levelReason } from "./level-reason.rules.ts";
import { type AskedRange, rangeOf } from "./report-range.rules.ts";
import { blocksUntil } from "./report.store.ts";

export interface AskedReport extends AskedRange {
  /** Only practice in the clinic. */
  readonly assistedOnly: boolean;
  /** Baselines come from the whole history, including before the start. */
  readonly ignoreStartForBaseline: boolean;
}

/** Everything the patient practiced up to that day, oldest first. */
export const practiceUntil = (trx: Trx, patientId: string, day: string): Promise<Block[]> =>
  blocksUntil(trx, { patientId, to: day });

const noSections = { domains: [], tasks: [], assessments: [] };

/** Each exercise's level at the end of a day, and the step that led there. */
async function standingsAt(
  trx: Trx,
  patient: Pick<Patient, "patientId" | "timeZone">,
  day: string,
): Promise<(typeId: number) => LevelStanding> {
  const typeIds = taskTypes.map(({ typeId }) => typeId);
  const levelToday = await currentLevels(trx, patient.patientId, typeIds);
  const steps = (await levelHistory(trx, patient)).map((row) => ({
    typeId: row.task_type_id,
    from: row.from_level,
    to: row.to_level,
    date: row.date,
    row,
  }));
  return (typeId) => {
    const last = steps.findLast((step) => step.typeId === typeId && step.date <= day);
    return {
      level: withinLevels(typeId, levelAtEndOf(day, typeId, steps, levelToday(typeId))),
      lastChange: last && {
        date: last.date,
        from: last.from,
        to: last.to,
        text: levelReason(last.row),
      },
    };
  };
}

/**
 * The performance summary. The tiles cover the range; baseline and latest rest on the history up to
 * its end.
 * @param isOwn the patient is asking: then the subscription decides whether there is more than the
 *   tiles
 */
export async function performanceReport(
  trx: Trx,
  patientId: string,
  asked: AskedReport,
  { isOwn, now }: { readonly isOwn: boolean; readonly now: Date },
): Promise<PerformanceReport> {
  const patient = await loadPatient(trx, patientId);
  const range = rangeOf(asked, patient.timeZone, now);
  const place = asked.assistedOnly ? { place: "clinic" as const } : {};
  const all = await blocksUntil(trx, { patientId, to: range.to, ...place });
  const isLocked = isOwn && !subscriptionPermissions[patient.status].canViewExpandedDashboard;
  const forBaseline = asked.ignoreStartForBaseline
    ? all
    : all.filter(({ date }) => date >= range.from);
  const ratings = (await ratingHistory(trx, patientId)).filter(
    ({ local_date }) => local_date <= range.to,
  );
  const standingOf = await standingsAt(trx, patient, range.to);
  return {
    patientName: accountName(patient),
    startDate: range.from,
    endDate: range.to,
    today: range.today,
    firstPracticeDate: all[0]?.date ?? null,
    summary: summaryTiles(summaryOf(all, range, all[0]?.date)),
    isLocked,
    sections: isLocked
      ? noSections
      : {
          domains: domainsOf({ all, forBaseline }, standingOf),
          tasks: therapiesOf({ all, forBaseline }, standingOf),
          assessments: assessmentSection(ratings),
        },
  };
}
