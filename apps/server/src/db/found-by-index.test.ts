import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from "kysely";
import { expect, test } from "vitest";
import { findAccount } from "../modules/account.store.ts";
import { longUnread } from "../modules/billing/billing.store.ts";
import { overdueCheckouts } from "../modules/billing/checkout/checkout.store.ts";
import { dueToExpire, lettersDue } from "../modules/billing/trial/expiry.store.ts";
import { redirectInvitations } from "../modules/identity/link-token.store.ts";
import { revokeInvitationLinks } from "../modules/invitation/invitation.store.ts";
import { usernamesLike } from "../modules/signup/new-account.store.ts";
import { withTestDatabase } from "../testing/test-database.ts";
import { system } from "./actor.ts";
import { addPatient } from "../builders/people.ts";
import type { Trx } from "./database.ts";
import type { Tables } from "./tables.ts";

interface Asked {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** The single statement that a part of the server would run. */
async function statementOf(ask: (trx: Trx) => Promise<unknown>): Promise<Asked> {
  const found: Asked[] = [];
  const recorder = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      found.push(query);
    },
  });
  await recorder.transaction().execute(ask);
  return found.find((one) => /^\s*(select|update)/.test(one.sql))!;
}

/** The database's plan, with full table scans only as a last resort. */
async function planOf(trx: Trx, asked: Asked): Promise<string> {
  await sql`set local enable_seqscan = off`.execute(trx);
  const { rows } = await trx.executeQuery<{ "QUERY PLAN": string }>(
    CompiledQuery.raw(`explain (costs off) ${asked.sql}`, [...asked.parameters]),
  );
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

const now = new Date("2026-03-01T12:00:00Z");

test.each([
  ["sign-in", (trx: Trx) => findAccount(trx, "rosa"), "users_pkey"],
  ["sign-in", (trx: Trx) => findAccount(trx, "rosa@example.org"), "users_pkey"],
  ["sign-up", (trx: Trx) => revokeInvitationLinks(trx, "x", now), "link_tokens_pkey"],
  ["jobs", (trx: Trx) => redirectInvitations(trx, { from: "x", to: "y" }), "link_tokens_pkey"],
  ["billing", (trx: Trx) => dueToExpire(trx, now, 200, 0), "subscriptions_ends"],
  ["jobs", (trx: Trx) => lettersDue(trx, "trialEnding", now, 200), "subscriptions_ends"],
  ["billing", (trx: Trx) => longUnread(trx, { before: now, now }, 200), "subscriptions_read"],
  ["billing", (trx: Trx) => overdueCheckouts(trx, now, 200, 0), "checkouts_waiting"],
] as const)("what %s asks often is found by an index: %s %s", (who, ask, index) =>
  withTestDatabase(async (database) => {
    const asked = await statementOf(ask);
    const plan = await database.withActor(system(who), (trx) => planOf(trx, asked));
    expect(plan).toContain(index);
    expect(plan).not.toContain("Seq Scan");
  }),
);

test.each([
  ["app_links_of_invitation", "invitation", "link_tokens_invitation"],
  ["app_open_homework_links", "clinician", "link_tokens_homework"],
  ["app_account_by_address", "address", "users_email"],
  ["app_account_by_username", "name", "users_username"],
  ["app_names_of_stem", "stem", "users_username_bytes"],
])("what %s looks up as the owner is found by an index", (name, given, index) =>
  withTestDatabase(async (database) => {
    const { rows } = await database.pool.query<{ prosrc: string }>(
      "select prosrc from pg_proc where proname = $1",
      [name],
    );
    const argument = new RegExp(`(?<!')\\b${given}\\b(?!')`, "g");
    const body = { sql: rows[0]!.prosrc.replaceAll(argument, "'x'"), parameters: [] };
    const plan = await database.owner.transaction().execute((trx) => planOf(trx, body));
    expect(plan).toContain(index);
    expect(plan).not.toContain("Seq Scan");
  }),
);

test("the names of a stem are the stem and its numbers, whatever the case", () =>
  withTestDatabase(async (database) => {
    const names = ["Maria", "maria2", "MARIA10", "mariana", "maria.x", "maria2b", "mari", "other3"];
    await database.withActor(system("demo"), async (trx) => {
      for (const username of names) await addPatient(trx, { username });
    });
    const found = await database.withActor(system("sign-up"), (trx) => usernamesLike(trx, "Maria"));
    expect([...found].toSorted()).toEqual(["maria", "maria10", "maria2"]);
  }));
