import { system } from "../../db/actor.ts";
import type { Database, Trx } from "../../db/database.ts";
import { type Attempts, collectFailures } from "../../lib/collect-failures.ts";
import type { Job } from "../../lib/jobs.ts";
import type { LetterParts } from "../messaging/letter.service.ts";
import { dueHours, duePeriods } from "./due.rules.ts";
import { progressDue, type Reader, remindersDue, type Which, zonesInUse } from "./due.store.ts";
import { sendProgressMail } from "./progress-mail.service.ts";
import { remind } from "./reminder.service.ts";

export interface PracticeLetterParts {
  readonly database: Database;
  readonly letters: LetterParts;
  readonly clock: () => Date;
}

const batchSize = 200;
const jobs = system("jobs");

/** One kind of letter in one zone: who it seems to be due to, and how it is written to one of them. */
interface Round {
  readonly seek: (trx: Trx, which: Which) => Promise<Reader[]>;
  readonly write: (trx: Trx, patientId: string) => Promise<boolean>;
}

function roundsOf(letters: LetterParts, timeZone: string, now: Date): Round[] {
  const due = dueHours(now, timeZone);
  return [
    {
      seek: (trx, which) => remindersDue(trx, timeZone, due, which),
      write: (trx, patientId) => remind(trx, letters, patientId, { timeZone, due }, now),
    },
    ...duePeriods(now, timeZone).map((period) => ({
      seek: (trx: Trx, which: Which) => progressDue(trx, timeZone, period, which),
      write: (trx: Trx, patientId: string) =>
        sendProgressMail(trx, letters, patientId, { timeZone, due: period }, now),
    })),
  ];
}

/** Each person in a transaction of their own. */
async function goRound(
  database: Database,
  attempts: Attempts,
  { seek, write }: Round,
): Promise<void> {
  let after: string | undefined;
  for (;;) {
    const which = { limit: batchSize, ...(after ? { after } : {}) };
    const found = await database.withActor(jobs, (trx) => seek(trx, which));
    for (const { patient_id } of found)
      await attempts.attempt(() => database.withActor(jobs, (trx) => write(trx, patient_id)));
    if (found.length < batchSize) return;
    after = found.at(-1)!.patient_id;
  }
}

/**
 * Every five minutes, writes the reminders whose hour has come, and about what was done in a week
 * or a month that is over. Each is recorded by the patient's own day in the transaction that writes
 * it, so it is written once, by whichever server.
 */
export function writePracticeLetters({ database, letters, clock }: PracticeLetterParts): Job {
  return {
    name: "practice-letters",
    schedule: "*/5 * * * *",
    async run() {
      const now = clock();
      const attempts = collectFailures();
      for (const zone of await database.withActor(jobs, zonesInUse))
        for (const round of roundsOf(letters, zone, now)) await goRound(database, attempts, round);
      attempts.end("Some reminders were not written.");
    },
  };
}
