import { dayMs } from "@regain/contract/durations";
import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import type { Job } from "../../lib/jobs.ts";
import { deleteInvitationsBefore } from "./invitation.store.ts";

/** How long an admin may want to see whom they have invited without success, and to invite them again. */
const keptMs = 365 * dayMs;

export interface ForgetInvitationsParts {
  readonly database: Database;
  readonly clock: () => Date;
}

/** Every night, deletes invitations that led to no account: each contains an address. */
export function purgeInvitations({ database, clock }: ForgetInvitationsParts): Job {
  return {
    name: "forget-invitations",
    schedule: "40 3 * * *",
    async run() {
      const before = new Date(clock().getTime() - keptMs);
      await database.withActor(system("jobs"), (trx) => deleteInvitationsBefore(trx, before));
    },
  };
}
