import { sql } from "kysely";
import type { UserActor } from "../../db/actor.ts";
import type { Database, Trx } from "../../db/database.ts";
import type { Lane } from "../../lib/serial-queue.ts";

/** What an export is for, and what it is made from. */
export interface Export {
  readonly db: Database;
  readonly actor: UserActor;
  readonly patientId: string;
  /** Whether the patient is asking, not a clinician. */
  readonly isOwn: boolean;
  readonly now: Date;
  /** How long recordings are kept. */
  readonly recordingDays: number;
  /** All exports of this server read through it, one short transaction at a time. */
  readonly lane: Lane;
}

/** Reads a part in a transaction of its own, as the reader. */
export const readPart = <Result>(
  { lane, db, actor }: Export,
  read: (trx: Trx) => Promise<Result>,
): Promise<Result> => lane(() => db.withActor(actor, read));

/** Reads a part whose figures depend on one another, all from the same moment. */
export const readAtOnce = <Result>(
  asked: Export,
  read: (trx: Trx) => Promise<Result>,
): Promise<Result> =>
  readPart(asked, async (trx) => {
    await sql`set transaction isolation level repeatable read`.execute(trx);
    return read(trx);
  });
