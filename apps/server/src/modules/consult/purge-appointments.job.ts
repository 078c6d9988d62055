import { dayMs } from "@regain/contract/durations";
import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import type { Job } from "../../lib/jobs.ts";
import { deleteAppointmentRequestsBefore } from "./consult.store.ts";

/** Long enough for the appointment to have been made, or not. */
const keptMs = 90 * dayMs;

export interface ForgetAppointmentsParts {
  readonly database: Database;
  readonly clock: () => Date;
}

/** Every night, deletes old requests for appointments. */
export function purgeAppointments({ database, clock }: ForgetAppointmentsParts): Job {
  return {
    name: "forget-appointments",
    schedule: "35 3 * * *",
    async run() {
      const before = new Date(clock().getTime() - keptMs);
      await database.withActor(system("jobs"), (trx) =>
        deleteAppointmentRequestsBefore(trx, before),
      );
    },
  };
}
