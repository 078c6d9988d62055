import type { SubscriptionStatus } from "@regain/contract/entities/enumerations";
import type { LinkPurpose } from "@regain/contract/link-purposes";
import { system } from "../db/actor.ts";
import { addPatient } from "../builders/people.ts";
import type { SurveyRow } from "../db/tables/survey.ts";
import { issueLink } from "../modules/identity/link-token.service.ts";
import type { TestServer } from "./test-server.ts";

/** What survey stories have in common. */
export function surveyWorld(server: TestServer) {
  let count = 0;

  async function patient(status: SubscriptionStatus, more: object = {}) {
    const username = `patient${++count}`;
    const subscription = { status, payment_source: "none", ...more } as const;
    const id = await server.seed((trx) => addPatient(trx, { username, subscription }));
    return { id, username, email: `${username}@example.org` };
  }

  /** A link for somebody, to a survey that a letter asked for if one is named. */
  const link = (userId: string, purpose: LinkPurpose = "survey", surveyId?: string) =>
    server.seed((trx) =>
      issueLink(
        trx,
        { purpose, userId, ...(surveyId ? { data: { surveyId } } : {}) },
        server.now(),
      ),
    );

  const kept = (patientId: string): Promise<SurveyRow[]> =>
    server.database.withActor(system("survey"), (trx) =>
      trx
        .selectFrom("surveys")
        .selectAll()
        .where("patient_id", "=", patientId)
        .orderBy("opened_at")
        .execute(),
    );

  const amounts = async (patientId: string): Promise<number[]> => {
    const rows = await server.database.withActor(system("survey"), (trx) =>
      trx
        .selectFrom("scholarship_answers")
        .select("amount_cents")
        .where("patient_id", "=", patientId)
        .orderBy("answered_at")
        .orderBy("answer_id")
        .execute(),
    );
    return rows.map(({ amount_cents }) => amount_cents);
  };

  return { patient, link, kept, amounts };
}
