import { authorName } from "../author-name.store.ts";
import { careTeamOf, clinicianName } from "../caseload/care-team.service.ts";
import { scheduleAuthor } from "../schedule/schedule-view.service.ts";
import { system } from "../../db/actor.ts";
import type { Trx } from "../../db/database.ts";
import { type Export, readPart } from "./export-parts.ts";

/** Clinicians' names by id; null for one who is gone or unknown here. */
export type NameOf = (clinicianId: string | null) => string | null;

/**
 * Everyone in the history of a patient's care, also those who have handed the patient over since. Requires the actor
 * `caseload`, which can read the names. Anyone who may read the patient's record may read this.
 */
const namedInHistory = (trx: Trx, patientId: string) => {
  const column = (name: "clinician_id" | "other_clinician_id" | "author_id") =>
    trx.selectFrom("caseload_events").select(`${name} as id`).where("patient_id", "=", patientId);
  return trx
    .selectFrom("users")
    .select(["id", "first_name", "last_name", "username"])
    .where(
      "id",
      "in",
      column("clinician_id").union(column("other_clinician_id")).union(column("author_id")),
    )
    .execute();
};

/** The names of everyone who treats or has treated the patient, and of the given others. */
export async function namesFor(
  asked: Export,
  others: readonly (string | null)[],
): Promise<{ readonly nameOf: NameOf; readonly team: Awaited<ReturnType<typeof careTeamOf>> }> {
  const team = await asked.lane(() => careTeamOf(asked.db, asked.patientId));
  const history = await asked.lane(() =>
    asked.db.withActor(system("caseload"), (trx) => namedInHistory(trx, asked.patientId)),
  );
  const names = new Map([
    ...history.map((row) => [row.id, clinicianName(row)] as const),
    ...team.map((row) => [row.clinician_id, clinicianName(row)] as const),
  ]);
  const missing = new Set(others.filter((id) => id !== null && !names.has(id)));
  await readPart(asked, async (trx) => {
    for (const id of missing) {
      if (id === null) continue;
      const name = (await authorName(trx, asked.patientId, id)) ?? (await scheduleAuthor(trx, id));
      if (name !== null) names.set(id, name);
    }
  });
  return { team, nameOf: (id) => (id === null ? null : (names.get(id) ?? null)) };
}
