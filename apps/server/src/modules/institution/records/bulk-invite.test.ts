import { checkInvitations } from "@regain/contract/calls/license/check-invitations";
import { institutionAudit } from "@regain/contract/calls/license/institution-audit";
import { readInvitationTable } from "@regain/contract/calls/license/read-invitation-table";
import { sendInvitations } from "@regain/contract/calls/license/send-invitations";
import { maxTableBytes } from "@regain/contract/bulk-invitation";
import { optOut } from "@regain/contract/calls/messaging/opt-out";
import type { CallError } from "@regain/contract/client";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addClinician, addInstitution, addPatient } from "../../../builders/people.ts";
import { openTestServer, type TestServer } from "../../../testing/test-server.ts";
import { issueLink } from "../../identity/link-token.service.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "fine",
    ({ code }: CallError) => code,
  );

/** As the page behind a mail's link does it. */
async function doNotContact(email: string): Promise<void> {
  const link = { purpose: "do-not-contact", email } as const;
  const token = await server.seed((trx) => issueLink(trx, link, server.now()));
  await server.client(token)(optOut, { query: {}, body: { optOut: true } });
}

let institutions = 0;

/** An institution of its own for each story: its admin, a clinician and a patient. */
async function harbor() {
  institutions += 1;
  const n = institutions;
  const people = await server.seed(async (trx) => {
    const institution_id = await addInstitution(trx, { name: "Harbor" });
    const greta = { username: `greta${n}`, institution_id, institution_admin: true };
    return {
      institution: institution_id,
      greta: await addClinician(trx, greta),
      dana: await addClinician(trx, { username: `dana${n}`, institution_id }),
      rosa: await addPatient(trx, { username: `rosa${n}` }),
    };
  });
  const params = { id: people.institution };
  const call = server.client(await server.tokenFor(people.greta));
  return {
    ...people,
    n,
    read: (text: string | Uint8Array, client = call) =>
      client(readInvitationTable, {
        params,
        form: { fields: {}, files: { table: new Blob([text as Uint8Array<ArrayBuffer>]) } },
      }),
    check: (rows: { email: string; type: string }[], client = call) =>
      client(checkInvitations, { params, body: { rows } }),
    send: (rows: { email: string; type: string }[], client = call) =>
      client(sendInvitations, { params, body: { rows } }),
    mailsTo: (email: string) =>
      server.database.owner
        .selectFrom("mails")
        .select("template")
        .where("recipient", "=", email)
        .execute(),
  };
}

test("of each row it is told what would become of it, and nothing is done", async () => {
  const home = await harbor();
  const other = await harbor();
  await doNotContact("quiet@example.org");
  await home.send([{ email: "open@example.org", type: "patient" }]);
  const { rows } = await home.read(
    [
      "email,type",
      "new@example.org,Patient",
      "open@example.org,patient",
      `DANA${home.n}@example.org,clinician`,
      `rosa${home.n}@example.org,clinician`,
      `dana${other.n}@example.org,clinician`,
      "quiet@example.org,patient",
      "nonsense,patient",
      "new2@example.org,nurse",
      `rosa${home.n}@example.org,patient`,
    ].join("\n"),
  );
  expect(rows.map(({ line, verdict }) => [line, verdict])).toEqual([
    [2, "invite"],
    [3, "already-invited"],
    [4, "already-here"],
    // An account of another type: this reveals no more than a single invitation does.
    [5, "email-in-use"],
    [6, "other-institution"],
    [7, "unwanted"],
    [8, "email-wrong"],
    [9, "type-wrong"],
    [10, "invite"],
  ]);
  expect(await home.mailsTo("new@example.org")).toEqual([]);
});

test("who is invited gets one letter, however often the rows are sent", async () => {
  const home = await harbor();
  const rows = [
    { email: "ann@example.org", type: "clinician" },
    { email: "nonsense", type: "clinician" },
    { email: "Ann@Example.org", type: "clinician" },
    { email: "bea@example.org", type: "Patients" },
  ];
  expect(await home.send(rows)).toEqual({
    verdicts: ["sent", "email-wrong", "already-invited", "sent"],
  });
  const again = await home.send(rows);
  expect(again.verdicts).toEqual([
    "already-invited",
    "email-wrong",
    "already-invited",
    "already-invited",
  ]);
  expect(await home.mailsTo("ann@example.org")).toEqual([{ template: "institutionInvitation" }]);
  expect(await home.check(rows)).toEqual(again);
});

test("nobody is invited twice for an accent typed in another way", async () => {
  const home = await harbor();
  const [whole, apart] = (["NFC", "NFD"] as const).map((form) => "zoë@example.org".normalize(form));
  const rows = [apart!, whole!].map((email) => ({ email, type: "patient" }));
  const sent = await home.send(rows);
  expect(sent.verdicts).toEqual(["sent", "already-invited"]);
  await server.seed((trx) =>
    trx.updateTable("invitations").set({ email: apart! }).where("email", "=", whole!).execute(),
  );
  const again = await home.check(rows);
  expect(again.verdicts).toEqual(["already-invited", "already-invited"]);
});

test("each person who was invited stands in the trail, and nobody else of the list", async () => {
  const home = await harbor();
  const rows = ["ann", "bea", "not an address"].map((name) => ({
    email: name.includes(" ") ? name : `${name}${home.n}@example.org`,
    type: "patient",
  }));
  await home.send(rows);
  await home.send(rows);
  const client = server.client(await server.tokenFor(home.greta));
  const { entries } = await client(institutionAudit, {
    params: { id: home.institution },
    query: { kind: "administration" },
  });
  expect(entries.map(({ text }) => text).toSorted()).toEqual([
    `Greta${home.n} invited ann${home.n}@example.org from a list.`,
    `Greta${home.n} invited bea${home.n}@example.org from a list.`,
    `Greta${home.n} sent invitations from a list.`,
  ]);
});

test("who was invited before a list fails midway stands in the trail, with the failure", async () => {
  const home = await harbor();
  const [ann = "", bea = "", cy = ""] = ["ann", "bea", "cy"].map(
    (name) => `${name}.midway${home.n}@example.org`,
  );
  const run = (statement: string) => sql.raw(statement).execute(server.database.owner);
  await run(`alter table invitations add constraint none_for_bea check (email <> '${bea}')`);
  const failed = await codeOf(
    home.send([ann, bea, cy].map((email) => ({ email, type: "patient" }))),
  );
  await run("alter table invitations drop constraint none_for_bea");
  expect(failed).toBe("internal");
  const client = server.client(await server.tokenFor(home.greta));
  const { entries } = await client(institutionAudit, {
    params: { id: home.institution },
    query: { kind: "administration" },
  });
  const textsOf = (isRefused: boolean) =>
    entries.filter((one) => one.isRefused === isRefused).map(({ text }) => text);
  expect(textsOf(false)).toEqual([`Greta${home.n} invited ${ann} from a list.`]);
  expect(textsOf(true)).toEqual([
    expect.stringMatching(`Greta${home.n} tried to send invitations from a list`),
  ]);
});

test("two who send the same at once invite each person once", async () => {
  const home = await harbor();
  const rows = ["carl", "dora", "emil"].map((name) => ({
    email: `${name}@example.org`,
    type: "patient",
  }));
  const both = await Promise.all([home.send(rows), home.send(rows)]);
  for (const [index, { email }] of rows.entries()) {
    expect(new Set(both.map(({ verdicts }) => verdicts[index]))).toEqual(
      new Set(["already-invited", "sent"]),
    );
    expect(await home.mailsTo(email)).toHaveLength(1);
  }
});

test("another institution's admin, a clinician and a patient cannot", async () => {
  const home = await harbor();
  const other = await harbor();
  const rows = [{ email: "x@example.org", type: "patient" }];
  const clients = {
    "not-found": other.greta,
    forbidden: home.dana,
  };
  for (const [code, userId] of Object.entries(clients)) {
    const client = server.client(await server.tokenFor(userId));
    expect(await codeOf(home.read("x@example.org", client))).toBe(code);
    expect(await codeOf(home.check(rows, client))).toBe(code);
    expect(await codeOf(home.send(rows, client))).toBe(code);
  }
  expect(await home.mailsTo("x@example.org")).toEqual([]);
});

test("files that are none are refused with a sentence of their own", async () => {
  const home = await harbor();
  const photo = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
  expect(await codeOf(home.read(photo))).toBe("not-a-table");
  expect(await codeOf(home.read(""))).toBe("table-empty");
  expect(await codeOf(home.read("a@example.org\n".repeat(10_001)))).toBe("table-too-long");
  expect(await codeOf(home.read("x".repeat(maxTableBytes + 1)))).toBe("payload-too-large");
  expect(await codeOf(home.read("x".repeat(10_000_000)))).toBe("payload-too-large");
});

test("of 10,000 rows with broken ones among them none is lost", async () => {
  const home = await harbor();
  const lines = Array.from({ length: 10_000 }, (_, index) =>
    index % 4 === 0 ? `"broken ${index},patient` : `p${index}@example.org,patient`,
  );
  const { rows } = await home.read(["email,type", ...lines].join("\n"));
  expect(rows).toHaveLength(10_000);
  const count = (wanted: string) => rows.filter(({ verdict }) => verdict === wanted).length;
  expect([count("invite"), count("email-wrong")]).toEqual([7_500, 2_500]);
});

test("tables are read 20 times an hour without waiting", async () => {
  const home = await harbor();
  for (let n = 0; n < 21; n += 1) await home.read("a@example.org,patient");
  expect(await codeOf(home.read("a@example.org,patient"))).toBe("too-many-requests");
});

test("an institution sends 10,000 invitations a day", async () => {
  const home = await harbor();
  await server.seed((trx) =>
    sql`insert into invitations (id, email, user_type, institution_id, created_at, expires_at)
      select gen_random_uuid(), n || '@many.example.org', 'patient', ${home.institution}, ${server.now()}, ${server.now()}
      from generate_series(1, 10000) n`.execute(trx),
  );
  const rows = [{ email: "late@example.org", type: "patient" }];
  expect(await codeOf(home.send(rows))).toBe("too-many-invitations");
  expect(await home.mailsTo("late@example.org")).toEqual([]);
});

test("rows are checked 200 times an hour without waiting", async () => {
  const home = await harbor();
  const rows = [{ email: "a@example.org", type: "patient" }];
  for (let n = 0; n < 201; n += 1) await home.check(rows);
  expect(await codeOf(home.check(rows))).toBe("too-many-requests");
});
