import { institutionUsers } from "@regain/contract/calls/license/institution-users";
import { sql } from "kysely";
import { system } from "../../apps/server/src/db/actor.ts";
import { addClinician, addInstitution } from "../../apps/server/src/builders/people.ts";
import type { OwnedDatabase } from "../../apps/server/src/db/database.ts";
import { type Figure, ms, quantile } from "../figures.ts";
import { openApp } from "../support/app.ts";
import { openEmptyEmbedded } from "../support/databases.ts";
import { measureUsersPage } from "./users-page.ts";

const users = 5_000;
const calls = 40;
const limitMs = 100;
const demo = system("demo");

/** An institution of 5,000, a tenth of them invitations, next to another of the same size. */
async function addInstitutions(database: OwnedDatabase) {
  const [institutionId, other, adminId] = await database.withActor(demo, async (trx) => {
    const id = await addInstitution(trx, { name: "Bench" });
    const admin = { username: "bench.admin", institution_id: id, institution_admin: true };
    return [id, await addInstitution(trx, { name: "Other" }), await addClinician(trx, admin)];
  });
  for (const [name, id] of [
    ["bench", institutionId],
    ["other", other],
  ] as const) {
    await sql`
      insert into users (id, type, username, first_name, last_name, email, institution_id, status, last_sign_in_at)
      select gen_random_uuid(), case when n % 9 = 0 then 'clinician' else 'patient' end, ${name} || n,
        'First' || (n * 7919 % 5000), 'Last' || n, ${name} || n || '@example.org', ${id},
        case when n % 40 = 0 then 'SUSPENDED' else 'ACTIVE' end, now() - n * interval '13 minutes'
      from generate_series(1, ${users * 0.9}::int) n`.execute(database.owner);
    await sql`
      insert into invitations (id, email, user_type, institution_id, status, created_at, expires_at)
      select gen_random_uuid(), ${name} || '.invited' || n || '@example.org', 'patient', ${id},
        case when n % 5 = 0 then 'DECLINED' else 'INVITED' end, now(), now() + (n % 14 - 7) * interval '1 day'
      from generate_series(1, ${users * 0.1}::int) n`.execute(database.owner);
  }
  await sql`analyze`.execute(database.owner);
  return { institutionId, adminId };
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

/** Relative to the minimum that any call costs: identifying the caller, one row, the answer. */
function figureOf(what: string, times: readonly number[], floor: number): Figure {
  const middle = quantile(times, 0.5);
  const value = `${ms(middle)} (95th percentile ${ms(quantile(times, 0.95))}, ${(middle / floor).toFixed(1)} × an empty list)`;
  return { what, value, budget: ms(limitMs), isWithin: middle <= limitMs };
}

/** The list of an institution's users, measured at the server: sign-in, rights, counts, sorting, JSON; no network. */
async function measureInstitution(): Promise<Figure[]> {
  const bench = await openEmptyEmbedded();
  try {
    const { institutionId, adminId } = await addInstitutions(bench.database);
    const alone = await bench.database.withActor(demo, async (trx) => {
      const id = await addInstitution(trx, { name: "Alone" });
      const own = { username: "bench.alone", institution_id: id, institution_admin: true };
      return { id, adminId: await addClinician(trx, own) };
    });
    const app = await openApp(bench.database);
    const call = await app.clientFor(adminId);
    const callAlone = await app.clientFor(alone.adminId);
    const list = (query: Parameters<typeof call<typeof institutionUsers>>[1]["query"]) =>
      timed(() => call(institutionUsers, { params: { id: institutionId }, query }));
    const empty = await timed(() =>
      callAlone(institutionUsers, { params: { id: alone.id }, query: {} }),
    );
    const floor = quantile(empty, 0.5);
    const figures = [
      figureOf(`the first page of ${users} users`, await list({}), floor),
      figureOf("the last page, 100 rows", await list({ page: "999", pageSize: "100" }), floor),
      figureOf(
        "by last sign-in, patients",
        await list({ sort: "lastSignIn", type: "patient" }),
        floor,
      ),
      figureOf("searched", await list({ search: "last4321" }), floor),
    ];
    await app.close();
    return figures;
  } finally {
    await bench.close();
  }
}

export const title = "Users of an institution, embedded engine: 5,000, beside another of 5,000";

export const about = `
The list of an institution's 5,000 users, a tenth of them invitations. *At the server*: with another institution of the same
size in the database, on the embedded engine on disk, without a network: sign-in, permissions, counts, search, sorting, JSON;
median and 95th percentile of 40 calls, and the ratio to the same call with an empty list. *On the page*: the admin of the
demo's institution with 5,000 more users, 100 rows on the page, in a browser of 1440 × 900.
`;
export const measure = async (): Promise<Figure[]> => [
  ...(await measureInstitution()),
  ...(await measureUsersPage(users)),
];
