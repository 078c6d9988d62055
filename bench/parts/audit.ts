import { institutionAudit } from "@regain/contract/calls/license/institution-audit";
import { sql } from "kysely";
import { system } from "../../apps/server/src/db/actor.ts";
import { addClinician, addInstitution } from "../../apps/server/src/builders/people.ts";
import type { OwnedDatabase } from "../../apps/server/src/db/database.ts";
import { type Figure, ms, quantile } from "../figures.ts";
import { openApp } from "../support/app.ts";
import { openEmptyEmbedded } from "../support/databases.ts";

const clinicians = 200;
const entries = 1_000_000;
const calls = 30;
const limitMs = 100;

interface LongTrail {
  readonly institution: string;
  readonly admin: string;
  /** The middle of the trail. */
  readonly middle: string;
}

/**
 * A year at an institution of 200: nine out of ten entries read a record, one in a thousand is an admin's, and one in
 * two hundred was refused. One of the 200 clinicians did only one thing, long ago.
 */
async function addTrail(database: OwnedDatabase): Promise<LongTrail> {
  const people = await database.withActor(system("demo"), async (trx) => {
    const institution_id = await addInstitution(trx, { name: "Bench" });
    const admin = { username: "bench.admin", institution_id, institution_admin: true };
    const ids = [await addClinician(trx, admin)];
    for (let n = 1; n < clinicians; n += 1)
      ids.push(await addClinician(trx, { username: `bench.clinician${n}`, institution_id }));
    return { institution: institution_id, ids };
  });
  const { institution, ids } = people;
  const [admin = ""] = ids;
  const rare = ids.at(-1);
  await sql`insert into audit (id, at, user_id, institution_id, kind, call, access, status, error, ip, request_id)
    select gen_random_uuid(), now() - n * interval '31 seconds',
      case when n = ${entries}::int then ${rare}::uuid else (${ids.slice(0, -1)}::uuid[])[1 + n % ${clinicians - 1}] end,
      ${institution}::uuid,
      case when n % 1000 = 0 then 'administration' when n % 10 = 0 then 'sign-in' else 'reading' end,
      case when n % 1000 = 0 then 'POST /license/v700/api/institutions/:id/invitations'
        when n % 10 = 0 then 'POST /service/v700/api/login/v3' else 'GET /dashboard/v700/api/clinician/attention' end,
      'bench', case when n % 200 = 7 then 404 else 200 end, case when n % 200 = 7 then 'not-found' end, '::1', ''
    from generate_series(1, ${entries}::int) n`.execute(database.owner);
  await sql`analyze audit`.execute(database.owner);
  const middle = new Date(Date.now() - (entries / 2) * 31_000);
  return { institution, admin, middle: middle.toISOString() };
}

async function timed(call: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = -3; round < calls; round += 1) {
    const began = performance.now();
    await call();
    if (round >= 0) times.push(performance.now() - began);
  }
  return times;
}

function figureOf(what: string, times: readonly number[]): Figure {
  const middle = quantile(times, 0.5);
  const value = `${ms(middle)} (95th percentile ${ms(quantile(times, 0.95))})`;
  return { what, value, budget: ms(limitMs), isWithin: middle <= limitMs };
}

/** The admins' audit page, measured at the server: sign-in, rights, names, sentences, JSON; no network. */
async function measureAudit(): Promise<Figure[]> {
  const bench = await openEmptyEmbedded();
  try {
    const { institution: id, admin, middle } = await addTrail(bench.database);
    const app = await openApp(bench.database);
    const call = await app.clientFor(admin);
    type Query = Parameters<typeof call<typeof institutionAudit>>[1]["query"];
    const page = (query: Query) =>
      timed(() => call(institutionAudit, { params: { id }, query: { pageSize: "100", ...query } }));
    const before = `${middle}_ffffffff-ffff-4fff-8fff-ffffffffffff`;
    const figures = [
      figureOf("a page that finds nobody: the floor", await page({ person: "nobody at all" })),
      figureOf("the latest 100 of a million", await page({})),
      figureOf("100 from the middle", await page({ before })),
      figureOf(
        "100 of a rare kind, from the middle",
        await page({ kind: "administration", before }),
      ),
      figureOf("100 that were refused, from the middle", await page({ refused: "true", before })),
      figureOf("100 of one person", await page({ person: "bench.clinician42" })),
      figureOf(
        "the only entry of one person",
        await page({ person: `bench.clinician${clinicians - 1}` }),
      ),
      figureOf("100 of 111 people", await page({ person: "bench.clinician1" })),
      figureOf(
        "a rare kind of one person, refused",
        await page({ person: "bench.clinician42", kind: "administration", refused: "true" }),
      ),
    ];
    await app.close();
    return figures;
  } finally {
    await bench.close();
  }
}

export const title = "Audit page, embedded engine: a trail of 1,000,000 entries of 200 people";

export const about = `
The audit page's call over a trail of 1,000,000 entries from 200 people at one institution, on the embedded engine on disk,
without a network; median and 95th percentile of 40 calls. The floor is a page that finds nobody.
`;
export const measure = measureAudit;
