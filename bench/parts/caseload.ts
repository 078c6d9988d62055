import { attentionList } from "@regain/contract/calls/caseload/attention";
import { patientDashboard } from "@regain/contract/calls/caseload/patient-dashboard";
import { sql } from "kysely";
import { system } from "../../apps/server/src/db/actor.ts";
import { addClinician, addPatient, addToCaseload } from "../../apps/server/src/builders/people.ts";
import type { OwnedDatabase } from "../../apps/server/src/db/database.ts";
import { type Figure, ms, quantile } from "../figures.ts";
import { openApp } from "../support/app.ts";
import { openEmptyEmbedded } from "../support/databases.ts";

const patients = 1_000;
const calls = 40;
const demo = system("demo");
const zones = ["America/New_York", "America/Chicago", "America/Los_Angeles", "Europe/Vienna"];

/** For each patient, half a year at four days a week, with five exercises on every day of the last two months. */
async function addCaseload(database: OwnedDatabase): Promise<string> {
  const clinicianId = await database.withActor(demo, async (trx) => {
    const id = await addClinician(trx, { username: "bench.clinician" });
    for (let index = 0; index < patients; index++) {
      const patientId = await addPatient(trx, {
        username: `bench.patient${index}`,
        time_zone: zones[index % zones.length]!,
      });
      await addToCaseload(trx, { patient_id: patientId, clinician_id: id });
    }
    return id;
  });
  await sql`
    insert into practice_days (patient_id, local_date, item_count, scored_count, accuracy_sum, without_help_sum,
      home_count, clinic_count, home_duration, clinic_duration)
    select c.patient_id, current_date - day, 40, 40, 3200, 2800, 30, 10, 600000, 200000
    from (select patient_id, row_number() over (order by patient_id)::int as n from caseload
      where clinician_id = ${clinicianId}) c, generate_series(0, 182) day
    where (day + c.n) % 7 in (0, 2, 4, 5)`.execute(database.owner);
  await sql`
    insert into blocks (patient_id, local_date, session_id, task_type_id, level, place, item_count, scored_count,
      accuracy_sum, without_help_sum, latency_sum, latency_count, duration_sum, cue_counts, first_at, last_at)
    select d.patient_id, d.local_date, gen_random_uuid(), type, 3, 'home', 8, 8, 640, 560, 32000, 8, 120000, '{}',
      d.local_date, d.local_date
    from practice_days d join caseload c on c.patient_id = d.patient_id and c.clinician_id = ${clinicianId},
      unnest(array[1, 26, 33, 47, 51]) type
    where d.local_date > current_date - 60`.execute(database.owner);
  await sql`analyze`.execute(database.owner);
  return clinicianId;
}

async function timed(call: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = -3; round < calls; round++) {
    const began = performance.now();
    await call();
    if (round >= 0) times.push(performance.now() - began);
  }
  return times;
}

const limitMs = 100;

function figureOf(what: string, times: readonly number[], budgetMs?: number): Figure {
  const middle = quantile(times, 0.5);
  const value = `${ms(middle)} (95th percentile ${ms(quantile(times, 0.95))})`;
  if (budgetMs === undefined) return { what, value };
  return { what, value, budget: ms(budgetMs), isWithin: middle <= budgetMs };
}

/**
 * The list of a caseload of 1,000, measured at the server: sign-in, rights, counts, status, sorting, JSON; no
 * network.
 */
async function measureCaseload(): Promise<Figure[]> {
  const bench = await openEmptyEmbedded();
  try {
    const clinicianId = await addCaseload(bench.database);
    const app = await openApp(bench.database);
    const call = await app.clientFor(clinicianId);
    const list = await timed(() => call(patientDashboard, { query: {} }));
    const search = await timed(() =>
      call(patientDashboard, { query: { search: "patient99", sort: "averageActivity" } }),
    );
    const attention = await timed(() => call(attentionList, {}));
    await app.close();
    return [
      figureOf("a page of 1,000 patients", list, limitMs),
      figureOf("searched and sorted", search, limitMs),
      figureOf("who of 1,000 needs the clinician today", attention),
    ];
  } finally {
    await bench.close();
  }
}

export const title = "Caseload, embedded engine: 1,000 patients, half a year of practice each";

export const about = `
A clinician with 1,000 patients in four time zones, each with half a year of practice on four days a week, on the embedded
engine on disk, without a network. *A page*: the list as it opens: permissions, counts for 60 days, status, sort order,
summary, JSON; median and 95th percentile of 40 calls. *Who needs the clinician*: the reasons above the list, from all
patients' blocks and level changes.
`;
export const measure = measureCaseload;
