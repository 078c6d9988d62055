import { english } from "@regain/content/en/content";
import type { CaseloadPatient } from "@regain/contract/entities/caseload";
import { accountName, fullName } from "@regain/contract/full-name";
import { system, type UserActor } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { pageWithin, rowsOfPage } from "../../lib/page-within.ts";
import { loadPatient } from "../patient.store.ts";
import {
  careTeam,
  caseEvents,
  colleaguesOf,
  countCareTeam,
  countCaseEvents,
  whoDischarged,
} from "./care-team.store.ts";
import { findEntry } from "./caseload.store.ts";
import { reasonLabel } from "./caseload.service.ts";

const readmissionLabels: Readonly<Record<string, string>> =
  english.caseloadTexts.readmissionReasons;

interface Named {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly username: string | null;
}

/** A clinician's name among colleagues; one whose account is gone has none. */
export const clinicianName = ({ first_name, last_name, username }: Named): string =>
  accountName({ firstName: first_name, lastName: last_name, username: username ?? "" });

/**
 * Every clinician who has a patient, including those who have discharged them. Anyone who may read
 * the patient's record may read this.
 */
export const careTeamOf = (db: Database, patientId: string) =>
  db.withActor(system("caseload"), (trx) => careTeam(trx, patientId));

type EventRow = Awaited<ReturnType<typeof caseEvents>>[number];

function eventOnTheWire(row: EventRow): CaseloadPatient["events"][number] {
  const { reason, kind, other_first, other_last, other_username } = row;
  const label =
    kind === "readmitted" ? (one: string) => readmissionLabels[one] ?? one : reasonLabel;
  return {
    id: row.event_id,
    kind,
    at: row.at.toISOString(),
    clinicianName: clinicianName(row),
    otherClinicianName:
      other_username === null
        ? null
        : clinicianName({
            first_name: other_first,
            last_name: other_last,
            username: other_username,
          }),
    reasonLabel: reason === null ? null : label(reason),
    note: row.note,
  };
}

/** Nobody reads more than this at a time. */
const maxListed = 200;

/**
 * A patient in the clinician's own caseload.
 * @param asked the requested page of events
 * @throws Refusal `not-found`
 */
export async function readPatient(
  db: Database,
  actor: UserActor,
  patientId: string,
  asked?: number,
): Promise<CaseloadPatient> {
  const own = await db.withActor(actor, async (trx) => ({
    entry: await findEntry(trx, actor.userId, patientId),
    patient: await loadPatient(trx, patientId),
  }));
  const { entry, patient } = own;
  if (!entry) throw new Refusal("not-found");
  const { team, teamCount, events, eventPages, discharged } = await db.withActor(
    system("caseload"),
    async (trx) => {
      const page = pageWithin(await countCaseEvents(trx, patientId), maxListed, asked);
      const { discharged_at: at } = entry;
      return {
        team: await careTeam(trx, patientId, maxListed),
        teamCount: await countCareTeam(trx, patientId),
        events: await caseEvents(trx, patientId, rowsOfPage(page)),
        eventPages: page,
        discharged: at && (await whoDischarged(trx, patientId, at)),
      };
    },
  );
  return {
    patientId,
    patientUsername: patient.username,
    patientName: fullName(patient) || null,
    email: patient.email,
    timeZone: patient.timeZone,
    since: entry.since.toISOString(),
    discharge:
      entry.discharged_at && entry.discharge_reason
        ? {
            at: entry.discharged_at.toISOString(),
            reason: entry.discharge_reason,
            reasonLabel: reasonLabel(entry.discharge_reason),
            note: entry.discharge_note,
            by:
              discharged && discharged.clinician_id !== actor.userId
                ? clinicianName(discharged)
                : null,
          }
        : null,
    clinicians: team.map((row) => ({
      clinicianId: row.clinician_id,
      name: clinicianName(row),
      email: row.email,
      since: row.since.toISOString(),
      dischargedAt: row.discharged_at?.toISOString() ?? null,
      isYou: row.clinician_id === actor.userId,
    })),
    clinicianCount: teamCount,
    events: events.map(eventOnTheWire),
    eventPages,
  };
}

export interface Colleague {
  readonly clinicianId: string;
  readonly name: string;
  readonly email: string | null;
}

/** Empty if the clinician belongs to no institution. */
export async function readColleagues(
  db: Database,
  { userId, institutionId }: UserActor,
): Promise<Colleague[]> {
  if (!institutionId) return [];
  const rows = await db.withActor(system("caseload"), (trx) =>
    colleaguesOf(trx, { userId, institutionId }),
  );
  return rows.map((row) => ({ clinicianId: row.id, name: clinicianName(row), email: row.email }));
}
