import { english } from "@regain/content/en/content";
import type { TaskResult } from "@regain/contract/entities/session";
import { addDays, localTime } from "@regain/therapy/days";
import { createRng, type Rng } from "@regain/therapy/rng";
import { scoreItem } from "@regain/therapy/score";
import { type Ability, playItem } from "@regain/therapy/simulate";
import { rate } from "../modules/assessment/assessment.service.ts";
import { replaceSchedule, requireTaskType } from "../modules/schedule/schedule.service.ts";
import { type PracticingPatient, ingestResults } from "../modules/session/response.service.ts";
import {
  type Session,
  startAssessment,
  startScheduled,
} from "../modules/session/session.service.ts";
import type { Trx } from "../db/database.ts";
import type { SessionItemRow } from "../db/tables/therapy.ts";
import type { Course, PracticePlan } from "./practice-plans.ts";

/** The time between two items: feedback, a look at the next. */
const pauseMs = 3_000;
const asksForHelp = 35;
const skips = 12;

/** An ability along its course, plus or minus a few tenths of a level for good and bad days. */
function standing([from, to]: Course, progress: number, rng: Rng): number {
  return from + (to - from) * progress + rng.between(-4, 4) / 10;
}

function abilityFor(plan: PracticePlan, typeId: number, progress: number, rng: Rng): Ability {
  const course = plan.ability[requireTaskType(typeId).area] ?? plan.otherAbility;
  const [slow, quick] = plan.responseMs;
  return {
    level: standing(course, progress, rng),
    responseMs: Math.round(slow + (quick - slow) * progress),
    asksForHelp,
    skips,
  };
}

interface Played {
  readonly record: TaskResult;
  readonly endedAt: number;
}

/** Plays one item and creates the record that the player would send. */
function playOne(item: SessionItemRow, ability: Ability, startedAt: number, rng: Rng): Played {
  const { events, durationMs, skipReason } = playItem(item.view, item.level, ability, rng);
  const score = scoreItem(item.view, events, { isSkipped: skipReason !== undefined });
  const endedAt = startedAt + durationMs;
  const endTime = new Date(endedAt).toISOString();
  const record: TaskResult = {
    uuid: item.response_id,
    sessionId: item.session_id,
    patientId: item.patient_id,
    userId: item.patient_id,
    taskType: item.task_type_id,
    taskId: item.task_id,
    accuracy: score.accuracy,
    latency: score.lastResponseMs,
    skipType: skipReason ? "SINGLE_ITEM" : "NONE",
    skipReason: skipReason ?? null,
    startTime: new Date(startedAt).toISOString(),
    endTime,
    timestamp: endTime,
    clientVersionNumber: "7.0",
    additionalDataJson: JSON.stringify({
      events,
      taskTypeVersion: item.generator_version,
      settings: {},
      clockOffsetMs: 0,
    }),
    sendAttempts: 0,
  };
  return { record, endedAt };
}

/** Plays a whole session, exercise by exercise, at the day's ability. */
function playSession(
  { items }: Session,
  plan: PracticePlan,
  progress: number,
  start: Date,
  rng: Rng,
) {
  const abilities = new Map<number, Ability>();
  const records: TaskResult[] = [];
  let at = start.getTime();
  for (const item of items) {
    const typeId = item.task_type_id;
    const ability =
      abilities.get(typeId) ?? abilityFor(plan, typeId, progress, rng.stream(`ability ${typeId}`));
    abilities.set(typeId, ability);
    const played = playOne(item, ability, at + pauseMs, rng.stream(`item ${item.position}`));
    records.push(played.record);
    at = played.endedAt;
  }
  return { records, end: new Date(at) };
}

/** Plays the assessment half an hour before the day's practice, and rates afterwards. */
async function takeAssessment(
  trx: Trx,
  practitioner: PracticingPatient,
  plan: PracticePlan,
  { day, ratings }: PracticePlan["assessments"][number],
  start: Date,
  rng: Rng,
): Promise<void> {
  const own = rng.stream("assessment");
  const progress = (day - plan.from) / Math.max(1, plan.to - plan.from);
  const opening = { place: "home", now: start, seed: `demo ${plan.username} assessment` } as const;
  const session = await startAssessment(trx, practitioner, opening);
  const { records, end } = playSession(session, plan, progress, start, own);
  await ingestResults(trx, practitioner, records, end);
  const given = english.assessment.ratings.questions.flatMap(({ id }, index) => {
    const value = ratings[index];
    return value === undefined ? [] : [{ questionId: id, value }];
  });
  await rate(trx, practitioner, given, end);
}

/** The days on which someone practices who means to do so this many days a week, as offsets. */
function practiceDays({ from, to, daysPerWeek, assessments }: PracticePlan, rng: Rng): number[] {
  const days = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  // The first day begins the history, and the last shows that it goes on.
  const fixed = new Set([from, to, ...assessments.map(({ day }) => day)]);
  return days.filter((day) => rng.chance(Math.round(daysPerWeek * 10), 70) || fixed.has(day));
}

/**
 * A patient's history: a simulated patient plays real sessions, whose results are stored, scored and acted on like
 * anyone else's.
 */
export async function practise(
  trx: Trx,
  practitioner: PracticingPatient,
  plan: PracticePlan,
  authorId: string,
  now: Date,
): Promise<void> {
  const { patientId, timeZone } = practitioner;
  const rng = createRng(`demo ${plan.username}`);
  const today = localTime(now, timeZone).day;
  // From 14:00 to 22:00 UTC it is daytime on the east coast of America.
  const instant = (day: number, minutes: number) =>
    new Date(Date.parse(`${addDays(today, day)}T14:00:00Z`) + minutes * 60_000);
  const waiting = [...plan.schedules];
  const assessments = new Map(plan.assessments.map((one) => [one.day, one]));
  for (const day of practiceDays(plan, rng.stream("days"))) {
    const onDay = rng.stream(`day ${day - plan.from}`);
    while (waiting[0] && waiting[0].from <= day) {
      const schedule = waiting.shift()!;
      await replaceSchedule(trx, patientId, schedule.lines, { authorId, now: instant(day, -60) });
    }
    const start = instant(day, onDay.int(8 * 60));
    const place = onDay.chance(plan.inClinic, 100) ? "clinic" : "home";
    const seed = `demo ${plan.username} ${day - plan.from}`;
    const assessment = assessments.get(day);
    if (assessment)
      await takeAssessment(trx, practitioner, plan, assessment, instant(day, -30), onDay);
    const session = await startScheduled(trx, practitioner, undefined, { place, now: start, seed });
    const progress = (day - plan.from) / Math.max(1, plan.to - plan.from);
    const { records, end } = playSession(session, plan, progress, start, onDay);
    await ingestResults(trx, practitioner, records, end);
  }
}
