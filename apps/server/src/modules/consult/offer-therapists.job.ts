import { dayMs } from "@regain/contract/durations";
import { system } from "../../db/actor.ts";
import { collectFailures } from "../../lib/collect-failures.ts";
import type { Job } from "../../lib/jobs.ts";
import type { Services } from "../../services.ts";
import { offerConsult } from "./consult.service.ts";
import {
  lockOffersTo,
  patientsWithoutClinician,
  type SignedUp,
} from "./patients-without-clinician.store.ts";

/**
 * Days since sign-up: after some practice, but not long after; a server that was down for days
 * catches up. Shorter than mails are kept.
 */
const days = { from: 3, until: 10 } as const;
const batchSize = 200;
const beforeAll = "00000000-0000-0000-0000-000000000000";

const signUp = system("sign-up");

/** Daily, once for each patient: somebody practicing alone may like to talk to a therapist. */
export function offerTherapists({
  database,
  clock,
  jobs,
  config,
}: Pick<Services, "database" | "clock" | "jobs" | "config">): Job {
  const letters = { jobs, publicUrl: config.publicUrl };

  /** Unless another server has just offered it, or they have a clinician by now. */
  const offer = (patientId: string, signedUp: SignedUp, now: Date) =>
    database.withActor(signUp, async (trx) => {
      await lockOffersTo(trx, patientId);
      const [one] = await patientsWithoutClinician(trx, signedUp, { patientId });
      if (!one) return;
      await offerConsult(trx, letters, { userId: one.id, email: one.email, name: one.name }, now);
    });

  return {
    name: "offer-therapists",
    // Morning for the people it writes to.
    schedule: "10 15 * * *",
    async run() {
      const now = clock();
      const signedUp = {
        from: new Date(now.getTime() - days.until * dayMs),
        until: new Date(now.getTime() - days.from * dayMs),
      };
      const attempts = collectFailures();
      let after = beforeAll;
      for (;;) {
        const found = await database.withActor(signUp, (trx) =>
          patientsWithoutClinician(trx, signedUp, { after, most: batchSize }),
        );
        for (const { id } of found) await attempts.attempt(() => offer(id, signedUp, now));
        if (found.length < batchSize) break;
        after = found.at(-1)!.id;
      }
      attempts.end("Some patients were not offered a therapist.");
    },
  };
}
