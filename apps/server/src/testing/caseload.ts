import { addDays, localTime } from "@regain/therapy/days";
import { addClinician, addPatient, addToCaseload, type PersonDetails } from "../builders/people.ts";
import { addMadeUpSession, addResponses, madeUpResponse } from "../builders/practice.ts";
import type { Trx } from "../db/database.ts";
import type { TestServer } from "./test-server.ts";

export interface PracticeOn {
  readonly daysAgo: number;
  readonly typeId?: number;
  readonly level?: number;
  readonly count?: number;
  /** How many were correct on the first try; all if not given. */
  readonly right?: number;
  readonly place?: "home" | "clinic";
}

/** Gives a patient practice of made-up items on these days, at noon UTC. */
export async function addPractice(
  trx: Trx,
  patientId: string,
  today: string,
  { daysAgo, typeId = 33, level = 2, count = 4, right = count, place = "home" }: PracticeOn,
): Promise<void> {
  const at = new Date(`${addDays(today, -daysAgo)}T12:00:00Z`);
  const session = await addMadeUpSession(trx, patientId, [{ typeId, level, count }], at, place);
  const rows = session.items.map((item, index) =>
    madeUpResponse(
      session,
      item,
      index < right ? {} : { result: "incorrect" as const, accuracy: 0 },
    ),
  );
  await addResponses(trx, rows);
}

let count = 0;

/** A clinician, signed in, with a client for the calls. */
export async function newClinician(server: TestServer, details: Partial<PersonDetails> = {}) {
  const username = `clinician${++count}`;
  const id = await server.seed((trx) => addClinician(trx, { username, ...details }));
  return { id, username, call: server.client(await server.tokenFor(id)) };
}

/** A patient in a clinician's caseload who has practiced like this. */
export async function newPatientOf(
  server: TestServer,
  clinicianId: string,
  practice: readonly PracticeOn[] = [],
  details: Partial<PersonDetails> = {},
  since = server.now(),
) {
  const username = details.username ?? `of.clinician${++count}`;
  const today = localTime(server.now(), "UTC").day;
  const id = await server.seed(async (trx) => {
    const patientId = await addPatient(trx, { username, time_zone: "UTC", ...details });
    await addToCaseload(trx, { patient_id: patientId, clinician_id: clinicianId, since });
    for (const one of practice) await addPractice(trx, patientId, today, one);
    return patientId;
  });
  return { id, username };
}
