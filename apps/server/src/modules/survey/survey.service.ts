import { dayMs } from "@regain/contract/durations";
import type { SurveyResult } from "@regain/contract/entities/survey";
import type { SurveyCampaign } from "@regain/contract/survey-values";
import { fieldMessages } from "@regain/contract/field-messages";
import { v7 } from "uuid";
import { type LinkActor, system, type UserActor } from "../../db/actor.ts";
import type { Database, Trx } from "../../db/database.ts";
import type { SurveyRow } from "../../db/tables/survey.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { enforceRateLimitsNow } from "../identity/rate-limit.service.ts";
import {
  type Answers,
  askedEveryDays,
  destinationOf,
  limitsOfAnswers,
  merged,
  noAnswers,
  saysTheSame,
} from "./survey.rules.ts";
import {
  findRespondent,
  findSurvey,
  insertSurvey,
  latestSurvey,
  lockAnswersOf,
  type Respondent,
  updateSurvey,
} from "./survey.store.ts";
import { type NextStep, nextStepFor } from "./way-on.service.ts";

/** A patient, by a session or a link of theirs. */
export type Asker = UserActor | LinkActor;

/** @throws Refusal `not-found` for a patient who is gone */
export async function respondentOf(trx: Trx, { userId }: Asker): Promise<Respondent> {
  const found = userId ? await findRespondent(trx, userId) : undefined;
  if (!found) throw new Refusal("not-found");
  return found;
}

/** Which survey somebody answers: the one in their letter, otherwise the last one they were asked for or began. */
async function surveyOf(
  trx: Trx,
  actor: Asker,
  patientId: string,
  campaign: SurveyCampaign,
  now: Date,
): Promise<SurveyRow | undefined> {
  const asked = actor.kind === "link" ? actor.data.surveyId : undefined;
  const found =
    typeof asked === "string" ? await findSurvey(trx, patientId, campaign, asked) : undefined;
  if (found) return found;
  const since = new Date(now.getTime() - askedEveryDays * dayMs);
  return latestSurvey(trx, patientId, campaign, since);
}

/**
 * Who answers, and whether they have already done so.
 * @throws Refusal `not-found`
 */
export function readSurveyState(
  database: Database,
  actor: Asker,
  campaign: SurveyCampaign,
  now: Date,
) {
  return database.withActor(system("survey"), async (trx) => {
    const { id, first_name: name, status } = await respondentOf(trx, actor);
    const survey = await surveyOf(trx, actor, id, campaign, now);
    const isFinished = survey?.finished_at != null;
    const next = isFinished ? destinationOf(campaign, survey, status) : undefined;
    return { userId: id, name, isFinished, destination: next?.path ?? null };
  });
}

interface Kept extends NextStep {
  readonly isFinished: boolean;
  readonly isStored: boolean;
}

/** What must have been said by the last step. */
const missing: Readonly<Record<SurveyCampaign, (said: Answers) => string | false>> = {
  how_are_your_tasks: ({ difficulty }) => difficulty === null && "difficulty",
  end_of_trial: ({ additional_info: words }) => words === null && "additionalInfo",
};

/** @throws Refusal `malformed-request` */
function asFinal(answers: Answers, { campaign }: SurveyResult): void {
  const field = missing[campaign](answers);
  if (field)
    throw new Refusal("malformed-request", { fields: { [field]: fieldMessages.required } });
}

async function keep(
  trx: Trx,
  survey: Pick<SurveyRow, "patient_id" | "survey_id">,
  answers: Answers,
  change: Pick<SurveyRow, "answered_at"> & Partial<SurveyRow>,
): Promise<void> {
  const { extra, ...rest } = answers;
  await updateSurvey(trx, survey, { ...rest, ...change, extra: JSON.stringify(extra) });
}

/** The survey they are answering, started now if there is none. */
async function surveyToAnswer(
  trx: Trx,
  actor: Asker,
  patientId: string,
  campaign: SurveyCampaign,
  now: Date,
) {
  const found = await surveyOf(trx, actor, patientId, campaign, now);
  if (found) return found;
  const begun = { patient_id: patientId, survey_id: v7(), campaign, opened_at: now };
  await insertSurvey(trx, { ...begun, asked_at: null });
  return { ...begun, ...noAnswers, finished_at: null };
}

/**
 * Stores a step, or the whole survey with its last step; after that nothing changes, and the
 * response stays the same.
 * @throws Refusal `not-found`, `malformed-request`, `too-many-requests`
 */
export async function saveSurveyResult(
  database: Database,
  actor: Asker,
  { result, ip }: { readonly result: SurveyResult; readonly ip: string },
  now: Date,
): Promise<Kept> {
  await enforceRateLimitsNow(database, limitsOfAnswers(actor.userId ?? "", ip), now);
  return database.withActor(system("survey"), async (trx) => {
    const { id, status } = await respondentOf(trx, actor);
    await lockAnswersOf(trx, id);
    const { campaign, isFinalStep } = result;
    const survey = await surveyToAnswer(trx, actor, id, campaign, now);
    const answers = merged(survey, result);
    const wasFinished = survey.finished_at !== null;
    if (!wasFinished) {
      if (isFinalStep) asFinal(answers, result);
      const end = isFinalStep ? { finished_at: now } : {};
      await keep(trx, survey, answers, { answered_at: now, subscription_status: status, ...end });
    }
    const said = wasFinished ? survey : answers;
    const isFinished = wasFinished || isFinalStep;
    const next = isFinished ? destinationOf(campaign, said, status) : undefined;
    return {
      isFinished,
      isStored: !wasFinished || saysTheSame(said, result),
      ...(await nextStepFor(trx, actor, next, now)),
    };
  });
}
