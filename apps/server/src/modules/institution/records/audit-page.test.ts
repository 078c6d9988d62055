import { exportInstitutionAudit } from "@regain/contract/calls/license/export-institution-audit";
import { institutionAudit } from "@regain/contract/calls/license/institution-audit";
import { institutionUsage } from "@regain/contract/calls/license/institution-usage";
import { login } from "@regain/contract/calls/identity/login";
import { logOut } from "@regain/contract/calls/identity/log-out";
import { performance } from "@regain/contract/calls/report/performance";
import type { CallError } from "@regain/contract/client";
import { dayMs } from "@regain/contract/durations";
import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addClinician,
  addInstitution,
  addPatient,
  addToCaseload,
} from "../../../builders/people.ts";
import { openTestServer, type TestServer } from "../../../testing/test-server.ts";
import { hashOf } from "../../../testing/hash-of.ts";

let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await openTestServer();
  passwordHash = await hashOf("Lagoon42x");
});
afterAll(() => server.close());

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "fine",
    ({ code }: CallError) => code,
  );

let institutions = 0;
type Query = Parameters<typeof ask>[2];

async function ask(
  asker: string,
  institution: string,
  query: {
    person?: string;
    kind?: "sign-in" | "reading" | "administration";
    from?: string;
    until?: string;
    refused?: "true";
    before?: string;
    after?: string;
    pageSize?: "25" | "50";
  },
) {
  const call = server.client(await server.tokenFor(asker));
  return call(institutionAudit, { params: { id: institution }, query });
}

/** Harbor with its admin, a clinician, a patient of its own, and one from elsewhere. */
async function harbor() {
  institutions += 1;
  const n = institutions;
  const seeded = await server.seed(async (trx) => {
    const institution_id = await addInstitution(trx, { name: "Harbor" });
    const named = (username: string) => ({ username: `${username}${n}`, passwordHash });
    const greta = { ...named("greta"), institution_id, institution_admin: true };
    const people = {
      institution: institution_id,
      greta: await addClinician(trx, greta),
      dana: await addClinician(trx, { ...named("dana"), last_name: "Diaz", institution_id }),
      rosa: await addPatient(trx, { ...named("rosa"), last_name: "Ruiz", institution_id }),
      sam: await addPatient(trx, { ...named("sam") }),
    };
    for (const patient_id of [people.rosa, people.sam])
      await addToCaseload(trx, { patient_id, clinician_id: people.dana });
    return people;
  });
  const report = async (reader: string, patient: string) =>
    server.client(await server.tokenFor(reader))(performance, {
      params: { id: patient },
      query: {},
    });
  return {
    ...seeded,
    n,
    report,
    logIn: (username: string, password = "Lagoon42x") =>
      server.client()(login, { body: { username: `${username}${n}`, password } }),
    texts: async (query: Query = {}) =>
      (await ask(seeded.greta, seeded.institution, query)).entries.map(({ text }) => text),
  };
}

test("what clinicians did is told in sentences, and names only the institution's own people", async () => {
  const home = await harbor();
  await home.report(home.dana, home.rosa);
  await home.report(home.dana, home.sam);
  expect(await codeOf(home.report(home.dana, home.institution))).toBe("not-found");
  const name = `Dana${home.n} Diaz`;
  expect(await home.texts()).toEqual([
    `${name} tried to open the performance report of a patient. It was refused: This was not found.`,
    `${name} opened the performance report of a patient.`,
    `${name} opened the performance report of Rosa${home.n} Ruiz.`,
  ]);
});

test("days that no database knows are refused, and not looked for", async () => {
  const home = await harbor();
  const refused = (query: Query) =>
    home
      .texts(query)
      .catch(({ status, code, fields }: CallError) => [status, code, ...Object.keys(fields)]);
  const malformed = [400, "malformed-request"];
  expect(await refused({ from: "0000-01-01T00:00:00Z" })).toEqual([...malformed, "from"]);
  expect(await refused({ until: "0000-01-01T00:00:00Z" })).toEqual([...malformed, "until"]);
  const at = "2026-03-02T10:00:00.000Z";
  expect(await refused({ before: `${at}_${home.greta}` })).toEqual([]);
  for (const before of [
    `0000-01-01T00:00:00.000Z_${home.greta}`,
    `2026-99-99T00:00:00.000Z_${home.greta}`,
    `${at}_${"-".repeat(36)}`,
  ])
    expect(await refused({ before })).toEqual([...malformed, "before"]);
});

test("logging in and out is told, also where it failed; what is typed is kept nowhere", async () => {
  const home = await harbor();
  const { ctdata } = await home.logIn("dana");
  expect(await codeOf(home.logIn("dana", "Secret77"))).toBe("wrong-credentials");
  expect(await codeOf(home.logIn("nobody", "Secret77"))).toBe("wrong-credentials");
  await server.client(ctdata.accessToken!)(logOut, {});
  const name = `Dana${home.n} Diaz`;
  expect(await home.texts({ kind: "sign-in" })).toEqual([
    `${name} logged out.`,
    `${name} tried to log in. It was refused: The email, username or password is not right.`,
    `${name} logged in.`,
  ]);
  const rows = await sql`select a::text as row from audit a`.execute(server.database.owner);
  const written = JSON.stringify(rows.rows);
  for (const secret of ["Secret77", "Lagoon42x", ctdata.accessToken!, `nobody${home.n}`])
    expect(written).not.toContain(secret);
});

test("a try at a name that nobody has leaves a row as well, of nobody", async () => {
  const home = await harbor();
  await codeOf(home.logIn("stranger"));
  const row = await server.database.owner
    .selectFrom("audit")
    .select(["user_id", "institution_id", "kind", "error"])
    .orderBy("at", "desc")
    .executeTakeFirst();
  expect(row).toEqual({
    user_id: null,
    institution_id: null,
    kind: null,
    error: "wrong-credentials",
  });
});

test("what patients do with their own record is no business of the admin's", async () => {
  const home = await harbor();
  await home.report(home.rosa, home.rosa);
  await home.logIn("rosa");
  expect(await home.texts()).toEqual([`Rosa${home.n} Ruiz logged in.`]);
});

test("the trail can be narrowed", async () => {
  const home = await harbor();
  await home.report(home.dana, home.rosa);
  await home.report(home.greta, home.rosa).catch(() => undefined);
  await home.logIn("dana");
  expect(await home.texts({ person: "diaz" })).toHaveLength(2);
  expect(await home.texts({ person: `GRETA${home.n}@example`, kind: "reading" })).toHaveLength(1);
  expect(await home.texts({ person: "stranger" })).toEqual([]);
  expect(await home.texts({ kind: "reading" })).toHaveLength(2);
  expect(await home.texts({ refused: "true" })).toHaveLength(1);
  const at = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
  expect(await home.texts({ from: at(-1), until: at(1), kind: "reading" })).toHaveLength(2);
  expect(await home.texts({ until: at(-1) })).toEqual([]);
  expect(await codeOf(home.texts({ from: at(1), until: at(-1) }))).toBe("malformed-request");
});

/** Entries of a long trail, a second apart. */
const addEntries = (institution: string, user: string, count: number) =>
  server.database.owner.transaction().execute((trx) =>
    sql`insert into audit (id, at, user_id, institution_id, kind, call, access, status, ip, request_id)
      select gen_random_uuid(), timestamptz '2026-03-02 10:00Z' + n * interval '1 second', ${user}::uuid,
        ${institution}::uuid, 'reading', 'GET /dashboard/v700/api/clinician/attention', 'clinician', 200, '::1', n
      from generate_series(1, ${count}::int) n`.execute(trx),
  );

test("an act that this release has no words for stands among the others", async () => {
  const home = await harbor();
  await addEntries(home.institution, home.dana, 2);
  await sql`update audit set call = 'GET /dashboard/v700/api/clinician/of-another-release'
    where institution_id = ${home.institution} and request_id = '1'`.execute(server.database.owner);
  const name = `Dana${home.n} Diaz`;
  expect(await home.texts({ kind: "reading" })).toEqual([
    `${name} opened the list of patients who need attention.`,
    `${name} did something that this version does not recognize.`,
  ]);
  const call = server.client(await server.tokenFor(home.greta));
  const params = { id: home.institution };
  const file = await call(exportInstitutionAudit, { params, query: { kind: "reading" } });
  expect(await file.text()).toContain("did something that this version does not recognize");
});

test("pages follow each other both ways, without a gap", async () => {
  const home = await harbor();
  await addEntries(home.institution, home.dana, 60);
  const page = (query: Query) => ask(home.greta, home.institution, { ...query, kind: "reading" });
  const first = await page({});
  expect([first.entries.length, first.hasNewer, first.hasOlder]).toEqual([25, false, true]);
  const second = await page({ before: first.entries.at(-1)!.cursor });
  const third = await page({ before: second.entries.at(-1)!.cursor });
  expect([third.entries.length, third.hasNewer, third.hasOlder]).toEqual([10, true, false]);
  const all = [first, second, third].flatMap(({ entries }) => entries.map(({ at }) => at));
  expect(all).toEqual(all.toSorted().toReversed());
  expect(new Set(all).size).toBe(60);
  const back = await page({ after: third.entries[0]!.cursor });
  expect(back.entries).toEqual(second.entries);
  expect((await page({ pageSize: "50" })).entries).toHaveLength(50);
});

test("the table holds all that the filter leaves, and that it was taken is told", async () => {
  const home = await harbor();
  await addEntries(home.institution, home.dana, 1_234);
  const call = server.client(await server.tokenFor(home.greta));
  const params = { id: home.institution };
  const file = await call(exportInstitutionAudit, { params, query: { kind: "reading" } });
  const rows = parse(await file.text(), { bom: true, columns: true }) as Record<string, string>[];
  expect(rows).toHaveLength(1_234);
  expect(rows.at(-1)).toEqual({
    "When (UTC)": "2026-03-02T10:00:01.000000Z",
    Who: `Dana${home.n} Diaz`,
    What: `Dana${home.n} Diaz opened the list of patients who need attention.`,
    "Kind of action": "Reading records",
    Outcome: "done",
    From: "::1",
  });
  expect(await home.texts({ person: "greta" })).toEqual([
    `Greta${home.n} downloaded the audit trail as a table.`,
  ]);
});

test("another institution's admin, a clinician and a patient see nothing of it", async () => {
  const home = await harbor();
  const other = await harbor();
  await home.report(home.dana, home.rosa);
  const asking = { [other.greta]: "not-found", [home.dana]: "forbidden", [home.rosa]: "forbidden" };
  for (const [asker, code] of Object.entries(asking)) {
    const call = server.client(await server.tokenFor(asker));
    const params = { id: home.institution };
    expect(await codeOf(call(institutionAudit, { params, query: {} }))).toBe(code);
    expect(await codeOf(call(exportInstitutionAudit, { params, query: {} }))).toBe(code);
    expect(await codeOf(call(institutionUsage, { params }))).toBe(code);
  }
  expect(await other.texts({ kind: "reading" })).toEqual([]);
});
