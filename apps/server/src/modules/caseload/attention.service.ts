import { dayMs } from "@regain/contract/durations";
import type { Attention } from "@regain/contract/entities/caseload";
import { daysBetween, localTime } from "@regain/therapy/days";
import type { Trx } from "../../db/database.ts";
import { shutOutAmong, zonesOf } from "../account.store.ts";
import { withinLevels } from "../session/level.service.ts";
import { daysBeforeStop, homeworkLevels, levelStepsSince, recentLevels } from "./activity.store.ts";
import {
  actionOf,
  attentionRules,
  fallsOf,
  hasStopped,
  isDismissed,
  isTooHard,
  matters,
  neverCame,
  percentOf,
  type RecentLevel,
} from "./attention.rules.ts";
import { dismissalsOf } from "./attention.store.ts";
import { fellText, neverCameText, stoppedText, tooHardText } from "./attention-texts.rules.ts";
import { type CaseloadPatient, loadCaseload, todaysOf } from "./caseload.service.ts";

type Found = Pick<Attention, "kind" | "matter" | "text"> &
  Partial<Pick<Attention, "taskTypeId" | "taskLevel">>;

/** What is known about all patients, by patient. */
interface Known {
  readonly daysBefore: Readonly<Record<string, number>>;
  readonly steps: ReadonlyMap<string, Awaited<ReturnType<typeof levelStepsSince>>>;
  readonly levels: ReadonlyMap<string, Awaited<ReturnType<typeof recentLevels>>>;
  /** The homework and its levels, of patients it may be too hard for. */
  readonly homework: Awaited<ReturnType<typeof homeworkLevels>>;
  /** For patients whose reason says when something happened. */
  readonly zones: ReadonlyMap<string, string>;
}

/** The patient's own day at an instant. */
const dayOf = (instant: string, patientId: string, { zones }: Known): string =>
  localTime(new Date(instant), zones.get(patientId) ?? "UTC").day;

/** Whether adjusting the homework can help with an exercise: not once it has been taken out. */
const isAdjustable = (patientId: string, typeId: number, { homework }: Known): boolean =>
  homework.get(patientId)?.has(typeId) ?? true;

/**
 * Whether it can help at a level: not once the exercise is at another one, as with `isFailing` in
 * expansion.service.ts.
 */
function isPractisedAt(patientId: string, { typeId, level }: RecentLevel, { homework }: Known) {
  const levels = homework.get(patientId);
  if (!levels) return true;
  const present = levels.get(typeId);
  return present !== undefined && withinLevels(typeId, present) === level;
}

function stopped(patient: CaseloadPatient, known: Known): Found[] {
  const { id, lastDay, status, activity } = patient;
  const daysBefore = known.daysBefore[id] ?? 0;
  const days = activity.daysSinceActive;
  if (status !== "stopped" || !lastDay || days === null || !hasStopped(days, daysBefore)) return [];
  const firstDay = patient.firstDay ?? undefined;
  const text = stoppedText({ days, daysBefore, firstDay, lastDay });
  return [{ kind: "stopped-practising", matter: matters.stopped(lastDay), text }];
}

function fell({ id }: CaseloadPatient, known: Known): Found[] {
  const falls = fallsOf(known.steps.get(id) ?? []).filter(({ typeId }) =>
    isAdjustable(id, typeId, known),
  );
  const last = falls.at(-1);
  if (!last) return [];
  const firstDay = last.since.date ?? dayOf(last.since.at, id, known);
  return [
    {
      kind: "level-fell-twice",
      matter: matters.fell(falls),
      text: fellText(last, firstDay, falls.length - 1),
      taskTypeId: last.typeId,
      taskLevel: last.to,
    },
  ];
}

function tooHard({ id }: CaseloadPatient, known: Known): Found[] {
  const hard = (known.levels.get(id) ?? [])
    .filter((recent) => isTooHard(recent) && isPractisedAt(id, recent, known))
    .toSorted((a, b) => percentOf(a) - percentOf(b));
  const [worst] = hard;
  if (!worst) return [];
  return [
    {
      kind: "low-accuracy",
      matter: matters.tooHard(hard),
      text: tooHardText(worst, hard.length - 1),
      taskTypeId: worst.typeId,
      taskLevel: worst.level,
    },
  ];
}

/** Never signed in and never practiced. */
const isUnseen = ({ signedInAt, lastDay }: CaseloadPatient): boolean =>
  signedInAt === null && lastDay === null;

function absent(patient: CaseloadPatient, known: Known): Found[] {
  const { id, createdAt, signedInAt, lastDay, today } = patient;
  const createdDay = dayOf(createdAt, id, known);
  const days = daysBetween(createdDay, today);
  if (!neverCame({ signedInAt, hasPractised: lastDay !== null, days })) return [];
  const matter = matters.neverCame(createdDay);
  return [{ kind: "never-signed-in", matter, text: neverCameText(days) }];
}

/** The most pressing kind first. */
const finders = [stopped, fell, tooHard, absent];

async function readKnown(
  trx: Trx,
  patients: readonly CaseloadPatient[],
  todays: Readonly<Record<string, string>>,
  now: Date,
): Promise<Known> {
  const gone = patients.filter(({ status }) => status === "stopped").map(({ id }) => id);
  const since = new Date(now.getTime() - attentionRules.levelDays * dayMs);
  const steps = await levelStepsSince(trx, since);
  const levels = await recentLevels(trx, todays, attentionRules.lowAccuracy.items);
  const stepsOf = Map.groupBy(steps, ({ patientId }) => patientId);
  const levelsOf = Map.groupBy(levels, ({ patientId }) => patientId);
  const hasFallen = ({ id }: CaseloadPatient) => fallsOf(stepsOf.get(id) ?? []).length > 0;
  const dated = patients.filter((patient) => isUnseen(patient) || hasFallen(patient));
  const struggling = patients.filter(
    (patient) => hasFallen(patient) || (levelsOf.get(patient.id) ?? []).some(isTooHard),
  );
  return {
    daysBefore: gone.length > 0 ? await daysBeforeStop(trx, gone) : {},
    steps: stepsOf,
    levels: levelsOf,
    homework: await homeworkLevels(
      trx,
      struggling.map(({ id }) => id),
    ),
    zones: await zonesOf(
      trx,
      dated.map(({ id }) => id),
    ),
  };
}

/**
 * Who needs the clinician today and why. Left out are discharged patients, dismissed reasons, and
 * anyone who cannot practice whatever the clinician does: decision 123.
 */
export async function attentionFor(trx: Trx, clinicianId: string, now: Date): Promise<Attention[]> {
  const todays = await todaysOf(trx, now);
  const patients = (await loadCaseload(trx, todays)).filter((one) => one.status !== "discharged");
  const known = await readKnown(trx, patients, todays, now);
  const dismissals = Map.groupBy(await dismissalsOf(trx, clinicianId), (one) => one.patientId);
  const found = finders.flatMap((find) =>
    patients.flatMap((patient) => find(patient, known).map((reason) => ({ patient, reason }))),
  );
  const shutOut = await shutOutAmong(trx, [...new Set(found.map(({ patient }) => patient.id))]);
  return found
    .filter(
      ({ patient: { id }, reason }) =>
        !shutOut.has(id) && !isDismissed(reason, dismissals.get(id) ?? [], now),
    )
    .map(({ patient, reason }) => ({
      taskTypeId: null,
      taskLevel: null,
      ...reason,
      patientId: patient.id,
      patientUsername: patient.username,
      action: actionOf[reason.kind],
    }));
}
