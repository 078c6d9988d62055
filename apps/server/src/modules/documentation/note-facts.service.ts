import { english } from "@regain/content/en/content";
import { format } from "@regain/content/format";
import type { Goal } from "@regain/contract/entities/goal";
import { type Place, places } from "@regain/contract/entities/enumerations";
import type { NoteName } from "@regain/contract/entities/note";
import type { PerformanceReport } from "@regain/contract/entities/report";
import type { Block } from "@regain/therapy/blocks";
import { byDate, localTime } from "@regain/therapy/days";
import { type GoalStanding, goalStanding } from "@regain/therapy/goals";
import {
  blocksIn,
  levelAtEndOf,
  type LevelInNote,
  levelsInNote,
  type LevelStep,
  type NoteRange,
  type ServiceDay,
  serviceDays,
} from "@regain/therapy/note-figures";
import { type DayRange, isWithin, type Summary, summaryOf } from "@regain/therapy/performance";
import { type SkillArea, skillAreasOf } from "@regain/therapy/skill-areas";
import { taskTypes } from "@regain/therapy/task-types/registry";
import type { Actor } from "../../db/actor.ts";
import type { Trx } from "../../db/database.ts";
import { ratingHistory } from "../assessment/assessment.service.ts";
import { reasonLabel } from "../caseload/caseload.service.ts";
import { type JudgedCount, judgedCounts } from "../judged-answers.store.ts";
import { loadPatient, type Patient } from "../patient.store.ts";
import { assessmentSection } from "../report/assessment-section.rules.ts";
import { percentList } from "../report/level-reason.rules.ts";
import { practiceUntil } from "../report/report.service.ts";
import { activeSchedule, type PractisedLine } from "../schedule/schedule.service.ts";
import { currentLevels, type DatedChange, levelHistory } from "../session/level.service.ts";
import { isByRule } from "../session/session.rules.ts";
import { goalsOf } from "./goal.service.ts";
import { findDischarge, findProfile, timesSpent } from "./note.store.ts";
import { type Signer, signerOf } from "./signer.service.ts";

export interface AskedNote extends NoteName {
  readonly patientId: string;
  /** Only practice in the clinic, or all of it; undefined as it was signed last. */
  readonly assistedOnly?: boolean | undefined;
}

export interface ReasonedStep extends LevelStep {
  readonly reason: string;
  /** What changed the level: the end of a block, or whoever set it. */
  readonly by: "rule" | "assessment" | "clinician";
}

function makerOf(row: DatedChange): ReasonedStep["by"] {
  if (isByRule(row)) return "rule";
  return row.reason === "set-by-clinician" ? "clinician" : "assessment";
}

export interface StandingGoal {
  readonly goal: Goal;
  /** Undefined if the goal names no exercise or is no longer open. */
  readonly standing: GoalStanding | undefined;
}

/** Everything a note is made from. */
export interface NoteFacts extends Pick<NoteName, "kind"> {
  /** With a place if the note is of practice there alone. */
  readonly range: NoteRange;
  /** Where the patient practiced on these days. */
  readonly places: readonly Place[];
  /** The patient's own day. */
  readonly today: string;
  readonly patient: Patient;
  readonly profile: Awaited<ReturnType<typeof findProfile>>;
  readonly summary: Summary;
  readonly days: readonly ServiceDay[];
  readonly levels: readonly LevelInNote[];
  /** Answers of the range that the patient or a clinician judged. */
  readonly judged: readonly JudgedCount[];
  /** Within the range, oldest first; for one place, those its practice led to and those a clinician made. */
  readonly steps: readonly ReasonedStep[];
  /** The level of an exercise at the range's end. */
  readonly levelOf: (typeId: number) => number;
  readonly areas: readonly SkillArea[];
  readonly ratings: PerformanceReport["sections"]["assessments"];
  readonly goals: readonly StandingGoal[];
  readonly home: readonly PractisedLine[];
  /** The first and last practice days up to the range's end. */
  readonly practised: DayRange | undefined;
  /** Who makes the note; undefined if the patient is reading. */
  readonly clinician: Signer | undefined;
  readonly discharge: { readonly date: string; readonly reason: string } | undefined;
}

const stepOf = (row: DatedChange): ReasonedStep => ({
  typeId: row.task_type_id,
  from: row.from_level,
  to: row.to_level,
  date: row.date,
  reason: format(english.messages.levels.reasons[row.reason], {
    percents: percentList(row.percents),
  }),
  by: makerOf(row),
});

const firstDays = (blocks: readonly Block[]): DayRange | undefined => {
  const [first, last] = [blocks[0], blocks.at(-1)];
  return first && last && { from: first.date, to: last.date };
};

async function dischargeOf(trx: Trx, actor: Actor, patient: Patient) {
  const entry =
    actor.kind === "user" && (await findDischarge(trx, actor.userId, patient.patientId));
  if (!entry || !entry.discharged_at) return undefined;
  return {
    date: localTime(entry.discharged_at, patient.timeZone).day,
    reason: reasonLabel(entry.discharge_reason ?? ""),
  };
}

/**
 * Reads what a note is made from: blocks, level changes, ratings, goals and homework; of answers only how many people
 * judged. For practice in the clinic alone, the range's own items, time and level changes are those of the clinic; what
 * they are compared with, skill areas and goals rest on all practice, as everywhere.
 */
export async function noteFacts(
  trx: Trx,
  actor: Actor,
  { patientId, kind, startDate, endDate, assistedOnly = false }: AskedNote,
  now: Date,
): Promise<NoteFacts> {
  const patient = await loadPatient(trx, patientId);
  const place = assistedOnly ? "clinic" : undefined;
  const range: NoteRange = { from: startDate, to: endDate, place };
  const blocks = await practiceUntil(trx, patientId, endDate);
  const own = blocksIn(blocks, range);
  const times = await timesSpent(trx, patientId, range, place);
  const judged = await judgedCounts(trx, patientId, range);
  const changes = await levelHistory(trx, patient);
  const allSteps = changes.map(stepOf);
  const currentLevel = await currentLevels(
    trx,
    patientId,
    taskTypes.map(({ typeId }) => typeId),
  );
  const levelOf = (typeId: number) => levelAtEndOf(endDate, typeId, allSteps, currentLevel(typeId));
  const ratings = (await ratingHistory(trx, patientId)).filter(
    ({ local_date }) => local_date <= endDate,
  );
  const { goals } = await goalsOf(trx, patientId);
  const isClinician = actor.kind === "user" && actor.type === "clinician";
  return {
    kind,
    range,
    places: places.filter((one) =>
      blocks.some((block) => block.place === one && isWithin(range, block.date)),
    ),
    today: localTime(now, patient.timeZone).day,
    patient,
    profile: await findProfile(trx, patientId),
    summary: summaryOf(own, range, blocks[0]?.date),
    days: serviceDays(blocks, times, range),
    levels: levelsInNote(blocks, times, range),
    judged: judged.filter((one) => !place || one.place === place),
    steps: changes
      .filter(({ date }) => isWithin(range, date))
      .filter((change) => !place || !change.place || change.place === place)
      .map(stepOf)
      .toSorted(byDate),
    levelOf,
    areas: skillAreasOf(blocks, taskTypes, { levelOf }),
    ratings: assessmentSection(ratings),
    goals: goals.map((goal) => ({
      goal,
      standing:
        goal.task && goal.state === "open"
          ? goalStanding(
              {
                typeId: goal.task.taskTypeId,
                level: goal.task.taskLevel,
                targetPercent: goal.task.targetPercent,
              },
              blocks,
              levelOf(goal.task.taskTypeId),
            )
          : undefined,
    })),
    home: (await activeSchedule(trx, patientId))?.lines ?? [],
    practised: firstDays(blocks),
    clinician: isClinician ? await signerOf(trx, actor.userId) : undefined,
    discharge: await dischargeOf(trx, actor, patient),
  };
}
