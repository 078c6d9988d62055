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

/** How it ended, as the statuses of calls say it. */
export type Ending =
  | { readonly status: 200 }
  | { readonly status: 409 | 500; readonly error: string };

/** Writes a run into the trail: a row for each person or institution it is about, one where there is nobody. */
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
