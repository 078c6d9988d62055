import { authorName } from "../author-name.store.ts";
import { careTeamOf, clinicianName } from "../caseload/care-team.service.ts";
import { scheduleAuthor } from "../schedule/schedule-view.service.ts";
import { type Export, readPart } from "./export-parts.ts";

/** Clinicians' names by id; null for one who is gone or unknown here. */
export type NameOf = (clinicianId: string | null) => string | null;

/** The names of everyone who has treated the patient, and of the given others. */
export async function namesFor(
  asked: Export,
  others: readonly (string | null)[],
): Promise<{ readonly nameOf: NameOf; readonly team: Awaited<ReturnType<typeof careTeamOf>> }> {
  const team = await asked.lane(() => careTeamOf(asked.db, asked.patientId));
  const names = new Map(team.map((row) => [row.clinician_id, clinicianName(row)]));
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
