import { system } from "../../db/actor.ts";
import { type Attempts, collectFailures } from "../../lib/collect-failures.ts";
import type { Job } from "../../lib/jobs.ts";
import type { Services } from "../../services.ts";
import { askIfDue } from "./ask.service.ts";
import { type AskedFor, dueForLetter } from "./due-letters.store.ts";

const campaigns: readonly AskedFor[] = ["how_are_your_tasks", "end_of_trial", "scholarship"];
const batchSize = 200;
const beforeAll = "00000000-0000-0000-0000-000000000000";

/** Daily, writes to everyone a survey is due for. */
export function askBySurvey({
  database,
  clock,
  jobs,
  config,
}: Pick<Services, "database" | "clock" | "jobs" | "config">): Job {
  const letters = { jobs, publicUrl: config.publicUrl };

  const ask = (campaign: AskedFor, patientId: string, now: Date) =>
    database.withActor(system("jobs"), (trx) => askIfDue(trx, letters, campaign, patientId, now));

  async function askAll(campaign: AskedFor, attempts: Attempts, now: Date): Promise<void> {
    let after = beforeAll;
    for (;;) {
      const due = await database.withActor(system("jobs"), (trx) =>
        dueForLetter(trx, campaign, now, { after, most: batchSize }),
      );
      for (const patient of due)
        await attempts.attempt(() => ask(campaign, patient.patient_id, now));
      if (due.length < batchSize) return;
      after = due.at(-1)!.patient_id;
    }
  }

  return {
    name: "ask-by-survey",
    // Between two runs of the billing letters, in the morning for the people it writes to.
    schedule: "10 16 * * *",
    async run() {
      const now = clock();
      const attempts = collectFailures();
      for (const campaign of campaigns) await askAll(campaign, attempts, now);
      attempts.end("Some patients were not sent the survey.");
    },
  };
}
