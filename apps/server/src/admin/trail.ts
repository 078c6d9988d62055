import { hostname } from "node:os";
import { v7 } from "uuid";
import { system } from "../db/actor.ts";
import type { Database } from "../db/database.ts";
import { insertAudit } from "../modules/audit.store.ts";
import type { Subject } from "./command.ts";

export interface Run {
  readonly id: string;
  /** Who is at the command line. */
  readonly operator: string;
  readonly command: string;
}

/** How it ended, in the statuses of calls. */
export type Ending =
  | { readonly status: 200 }
  | { readonly status: 409 | 500; readonly error: string };

/** Writes a run to the trail: one row per person or institution it is about, or a single row if there is none. */
export async function writeTrail(
  database: Database,
  run: Run,
  about: readonly Subject[],
  ending: Ending,
  now: Date,
): Promise<void> {
  const subjects: readonly (Subject | undefined)[] = about.length > 0 ? about : [undefined];
  await database.withActor(system("operator"), async (trx) => {
    for (const subject of subjects)
      await insertAudit(trx, {
        id: v7(),
        at: now,
        user_id: null,
        call: `ADMIN ${run.command}`,
        access: `operator: ${run.operator}`,
        link_token_id: null,
        subject_patient_id: subject?.type === "patient" ? subject.id : null,
        subject_user_id: subject && subject.type !== "institution" ? subject.id : null,
        institution_id: subject?.type === "institution" ? subject.id : null,
        status: ending.status,
        error: ending.status === 200 ? null : ending.error,
        ip: hostname(),
        request_id: run.id,
      });
  });
}
