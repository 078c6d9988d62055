import type { PerformanceReport } from "@regain/contract/entities/report";
import type { Block } from "@regain/therapy/blocks";
import { summaryOf } from "@regain/therapy/performance";
import { taskTypes } from "@regain/therapy/task-types/registry";
import type { Trx } from "../../db/database.ts";
import { ratingHistory } from "../assessment/assessment.service.ts";
import { loadPatient, nameOf } from "../patient.store.ts";
import { currentLevels, latestChanges } from "../session/level.service.ts";
import { subscriptionPermissions } from "../subscription-permissions.ts";
import { assessmentSection } from "./assessment-section.rules.ts";
import { domainsOf, summaryTiles, therapiesOf } from "./report.rules.ts";
import { type AskedRange, rangeOf } from "./report-range.rules.ts";
import { blocksUntil } from "./report.store.ts";

export interface AskedReport extends AskedRange {
  /** Only practice in the clinic. */
  readonly assistedOnly: boolean;
  /** Baselines come from the whole history, also from before the start. */
  readonly ignoreStartForBaseline: boolean;
}

/** All that the patient has practised until that day, oldest first. */
export const practiceUntil = (trx: Trx, patientId: string, day: string): Promise<Block[]> =>
  blocksUntil(trx, { patientId, to: day });

const noSections = { domains: [], tasks: [], assessments: [] };

/**
 * The performance summary. The tiles cover the range; baseline and latest rest on the history until its end.
 * @param isOwn the patient asks: then the subscription decides whether there is more than the tiles
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
  const levelOf = await currentLevels(
    trx,
    patientId,
    taskTypes.map(({ typeId }) => typeId),
  );
  const ratings = (await ratingHistory(trx, patientId)).filter(
    ({ local_date }) => local_date <= range.to,
  );
  const lastChanges = await latestChanges(trx, patientId);
  const standingOf = (typeId: number) => ({
    level: levelOf(typeId),
    lastChange: lastChanges.get(typeId),
  });
  return {
    patientName: nameOf(patient),
    startDate: range.from,
    endDate: range.to,
    firstPracticeDate: all[0]?.date ?? null,
    summary: summaryTiles(summaryOf(all, range, all[0]?.date)),
    isLocked,
    sections: isLocked
      ? noSections
      : {
          domains: domainsOf({ all, forBaseline }),
          tasks: therapiesOf({ all, forBaseline }, standingOf, patient.timeZone),
          assessments: assessmentSection(ratings),
        },
  };
}
