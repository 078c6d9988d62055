import type { LetterKind } from "@regain/content/en/letters";
import type { LinkPurpose } from "@regain/contract/link-purposes";
import { v7 } from "uuid";
import type { Trx } from "../../db/database.ts";
import { issueLink } from "../identity/link-token.service.ts";
import { isWanted, type LetterParts, writeLetter } from "../messaging/letter.service.ts";
import { type AskedFor, type DuePatient, dueForLetter } from "./due-letters.store.ts";
import { insertSurvey, lockAnswersOf } from "./survey.store.ts";

interface Asking {
  readonly kind: LetterKind;
  readonly path: string;
  readonly purpose: LinkPurpose;
}

const askings: Readonly<Record<AskedFor, Asking>> = {
  how_are_your_tasks: {
    kind: "howAreYourTasks",
    path: "/survey/campaign/how_are_your_tasks",
    purpose: "survey",
  },
  end_of_trial: {
    kind: "endOfTrialSurvey",
    path: "/survey/campaign/end_of_trial",
    purpose: "survey",
  },
  scholarship: { kind: "scholarshipOffer", path: "/scholarship", purpose: "scholarship" },
};

/**
 * Writes the letter that leads to a survey, and records that it was asked for; neither if they do
 * not want to be written to. Requires the actor `jobs` or `demo`.
 */
export async function askFor(
  trx: Trx,
  letters: LetterParts,
  campaign: AskedFor,
  { patient_id, email, first_name, username }: DuePatient,
  now: Date,
): Promise<void> {
  const { kind, path, purpose } = askings[campaign];
  if (!(await isWanted(trx, { kind, to: email }))) return;
  const survey_id = v7();
  await insertSurvey(trx, { patient_id, survey_id, campaign, opened_at: now, asked_at: now });
  const data = { surveyId: survey_id };
  const token = await issueLink(trx, { purpose, userId: patient_id, email, data }, now);
  const values = { name: first_name ?? username };
  const letter = { kind, to: email, userId: patient_id, values, path: `${path}?token=${token}` };
  await writeLetter(trx, letters, letter, now);
}

/**
 * Asks one patient, if it is still due: another server may have asked, or they have answered or
 * subscribed meanwhile. Requires the actor `jobs`.
 */
export async function askIfDue(
  trx: Trx,
  letters: LetterParts,
  campaign: AskedFor,
  patientId: string,
  now: Date,
): Promise<void> {
  await lockAnswersOf(trx, patientId);
  const [patient] = await dueForLetter(trx, campaign, now, { patientId });
  if (patient) await askFor(trx, letters, campaign, patient, now);
}
