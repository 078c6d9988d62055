import { askFor } from "../modules/survey/ask.service.ts";
import type { AskedFor } from "../modules/survey/due-letters.store.ts";
import { noAnswers } from "../modules/survey/survey.rules.ts";
import { findRespondent, insertSurvey, updateSurvey } from "../modules/survey/survey.store.ts";
import { v7 } from "uuid";
import type { Trx } from "../db/database.ts";
import { daysFrom } from "./accounts.ts";
import { unsent } from "./invitations.ts";

type IdOf = (username: string) => string;

/** Letters waiting for an answer: for a paying patient, for two on trial, and for those whose trial has ended. */
const asked: readonly (readonly [username: string, campaign: AskedFor])[] = [
  ["rosa", "how_are_your_tasks"],
  ["vera", "how_are_your_tasks"],
  ["wim", "how_are_your_tasks"],
  ["tess", "end_of_trial"],
  ["hana", "end_of_trial"],
  ["tess", "scholarship"],
  ["hana", "scholarship"],
];

/** Earlier answers, and how many days ago they were given. */
const answered = [
  {
    username: "nora",
    daysAgo: 20,
    difficulty: "perfect",
    additional_info: "I can read the paper with my coffee again.",
    quote_consent: true,
  },
  { username: "ivan", daysAgo: 12, difficulty: "hard", additional_info: "Please go slower." },
  { username: "yuri", daysAgo: 31, difficulty: "easy", additional_info: null },
] as const;

async function addAnswers(trx: Trx, idOf: IdOf, now: Date): Promise<void> {
  for (const { username, daysAgo, ...said } of answered) {
    const at = daysFrom(now, -daysAgo);
    const survey = { patient_id: idOf(username), survey_id: v7() };
    const campaign = "how_are_your_tasks";
    await insertSurvey(trx, { ...survey, campaign, opened_at: at, asked_at: daysFrom(at, -1) });
    const respondent = await findRespondent(trx, survey.patient_id);
    const { extra, ...rest } = { ...noAnswers, ...said };
    await updateSurvey(trx, survey, {
      ...rest,
      extra: JSON.stringify(extra),
      subscription_status: respondent?.status ?? null,
      answered_at: at,
      finished_at: at,
    });
  }
}

/** Letters with every survey, and some that were answered. */
export async function addDemoSurveys(trx: Trx, idOf: IdOf, now: Date): Promise<void> {
  await addAnswers(trx, idOf, now);
  for (const [username, campaign] of asked) {
    const respondent = await findRespondent(trx, idOf(username));
    if (!respondent?.email) throw new Error(`The demo has no address of ${username}.`);
    const patient = { ...respondent, patient_id: respondent.id, email: respondent.email };
    await askFor(trx, unsent, campaign, patient, daysFrom(now, -1));
  }
}
