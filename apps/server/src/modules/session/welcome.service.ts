import type { WelcomeActivity } from "@regain/contract/entities/welcome";
import { hourMs } from "@regain/contract/durations";
import { assessmentItemSeconds } from "@regain/therapy/assessment/forms";
import { assessmentMinutes } from "@regain/therapy/assessment/introduction";
import { inTenths } from "@regain/therapy/blocks";
import { addDays, localTime, mondayOf } from "@regain/therapy/days";
import { nextActivityOf } from "@regain/therapy/next-activity";
import { minutesFor } from "@regain/therapy/schedule";
import { findTaskType } from "@regain/therapy/task-types/registry";
import type { Trx } from "../../db/database.ts";
import type { PracticeDaysTable } from "../../db/tables/therapy.ts";
import { assessmentStanding } from "../assessment/assessment.service.ts";
import { loadPatient } from "../patient.store.ts";
import { practiceDays } from "../practice-day.store.ts";
import { activeSchedule, scheduleToStart } from "../schedule/schedule.service.ts";
import { subscriptionPermissions } from "../subscription-permissions.ts";
import { isHomeworkDone } from "./homework-done.service.ts";
import { remainingWork } from "./remaining-work.service.ts";
import { levelChangesSince } from "./level.store.ts";
import { isByRule } from "./session.rules.ts";
import { answeredTaskIds } from "./session.store.ts";
import { textsOf } from "./task-type.rules.ts";
import { welcomeOf } from "./welcome.rules.ts";
import { hasPractised } from "./welcome.store.ts";

/** As stated in its introduction. */
const minutesOfAssessment = assessmentMinutes(assessmentItemSeconds(findTaskType));
const newsMs = 12 * hourMs;

/** Percent correct without help, rounded; undefined without an answer. */
function percentOf(days: readonly PracticeDaysTable[]): number | undefined {
  const scored = days.reduce((sum, day) => sum + day.scored_count, 0);
  const right = inTenths(days.reduce((sum, day) => sum + day.without_help_sum, 0));
  return scored === 0 ? undefined : Math.round(right / scored);
}

/** What the practice just finished has changed, not what a clinician or an earlier practice has. */
async function levelNews(trx: Trx, patientId: string, finished: string | undefined, now: Date) {
  if (finished === undefined) return [];
  const changes = await levelChangesSince(trx, patientId, new Date(now.getTime() - newsMs));
  return changes.flatMap((change) => {
    if (change.session_id !== finished || !isByRule(change)) return [];
    const taskType = findTaskType(change.task_type_id);
    const isUp = change.to_level > change.from_level;
    return taskType ? [{ exercise: textsOf(taskType).name, isUp }] : [];
  });
}

export interface Asked {
  /** What was just finished. */
  readonly previousActivity?: string | undefined;
  /** The schedule the patient came for; the active one if not given. */
  readonly scheduleId?: string | undefined;
  /** A session open on the device. */
  readonly sessionId?: string | undefined;
}

/**
 * What the patient should do next, with the week so far.
 * @throws Refusal as `scheduleToStart`, if a schedule is named
 */
export async function welcome(
  trx: Trx,
  patientId: string,
  { previousActivity, scheduleId, sessionId }: Asked,
  now: Date,
): Promise<WelcomeActivity> {
  const patient = await loadPatient(trx, patientId);
  const { timeZone, status, periodEndsAt } = patient;
  const { day: today, hour } = localTime(now, timeZone);
  const monday = mondayOf(today);
  const schedule = scheduleId
    ? await scheduleToStart(trx, patientId, scheduleId)
    : await activeSchedule(trx, patientId);
  const atHome = schedule && { patientId, scheduleId: schedule.scheduleId, place: "home" as const };
  const left = (atHome && (await remainingWork(trx, atHome, now))?.lines) ?? [];
  const week = await practiceDays(trx, patientId, { from: monday, to: addDays(monday, 6) });
  const openItemCount = left.reduce((sum, { count }) => sum + count, 0);
  const lines = schedule?.lines ?? [];
  const assessment = await assessmentStanding(trx, patient, now);
  const { canPractise } = subscriptionPermissions[status];
  const activity = nextActivityOf({
    assessment: assessment.step,
    status,
    canPractise,
    hasSchedule: lines.length > 0,
    openItems: openItemCount,
    isHomeworkDone: await isHomeworkDone(trx, patientId, today),
    hasHistory: await hasPractised(trx, patientId),
  });
  const said = welcomeOf({
    activity,
    isAfterSession: previousActivity !== undefined,
    name: patient.firstName ?? patient.username,
    hasEmail: patient.email !== null,
    status,
    canPractise,
    today,
    hour,
    trialEnds:
      status === "trialing" && periodEndsAt ? localTime(periodEndsAt, timeZone).day : undefined,
    scheduleId: schedule?.scheduleId ?? null,
    exerciseCount: lines.length,
    openItemCount,
    minutes: minutesFor(openItemCount > 0 ? left : lines),
    assessmentMinutes: minutesOfAssessment,
    deferralsLeft: assessment.deferralsLeft,
    ratingsLeft: assessment.ratingsLeft,
    isAssessmentOpen: assessment.last !== undefined && !assessment.last.finished_at,
    practised: new Set(week.map(({ local_date }) => local_date)),
    weekPercent: percentOf(week),
    levelNews: await levelNews(trx, patientId, previousActivity, now),
  });
  if (sessionId === undefined) return said;
  const session = { patient_id: patientId, session_id: sessionId };
  const answered = await answeredTaskIds(trx, session);
  return { ...said, sessionData: { ...said.sessionData, answeredTaskIds: answered } };
}
