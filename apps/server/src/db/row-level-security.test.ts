import { type RawBuilder, sql } from "kysely";
import { describe, expect } from "vitest";
import { property } from "../lib/property.ts";
import {
  addMadeUpRows,
  type Catalogue,
  idOf,
  madeUpRow,
  markOf,
  readCatalogue,
  sideOf,
} from "../testing/made-up-rows.ts";
import { onBothEngines } from "../testing/test-database.ts";
import { type Actor, anonymous, system, type UserActor } from "./actor.ts";
import type { OwnedDatabase, Trx } from "./database.ts";

/** In the same institution as Ann, and in nobody's caseload. */
const [ann, bob] = [sideOf("a"), sideOf("b")];
const cleo = sideOf("c", ann.institution);
const admin = idOf("a", "admin");
type Sides = "a" | "b" | "c";

const user = (userId: string, type: UserActor["type"], isAdmin = false): UserActor => ({
  kind: "user",
  userId,
  type,
  subscription: null,
  institutionId: ann.institution,
  institutionAdmin: isAdmin,
  sessionId: idOf("a", "auth_sessions"),
});

const actors: Readonly<Record<string, Actor>> = {
  "a patient": user(ann.patient, "patient"),
  "their clinician": user(ann.clinician, "clinician"),
  "their institution's admin": user(admin, "clinician", true),
  "their device": {
    kind: "submitter",
    patientId: ann.patient,
    userId: ann.patient,
    sessionId: idOf("a", "session_id"),
  },
  "a reader of theirs": { kind: "reader", patientId: ann.patient },
  nobody: anonymous,
};

async function fill(database: OwnedDatabase) {
  const catalogue = await readCatalogue(database);
  await addMadeUpRows(database, catalogue, ann, { isNewHouse: true });
  await addMadeUpRows(database, catalogue, bob, { isNewHouse: true });
  await addMadeUpRows(database, catalogue, cleo, { isNewHouse: false });
  await database.pool.query(
    `insert into users (id, type, username, institution_id, institution_admin) values ($1, 'clinician', 'admin', $2, true)`,
    [admin, ann.institution],
  );
  await database.pool.query("update caseload set clinician_id = $1 where patient_id = $2", [
    idOf("c", "somebody"),
    cleo.patient,
  ]);
  return catalogue;
}

const isOf = (letter: Sides) =>
  sql`(t::text like ${`%${letter.repeat(8)}-%`} or t::text like ${`%${markOf({ letter })}%`})`;

/** Whose rows an actor sees when reading all of every table; tables that show nothing are left out. */
function allSeen(database: OwnedDatabase, catalogue: Catalogue, actor: Actor) {
  return database.withActor(actor, async (trx) => {
    const readable = await allowed(trx, catalogue, "select");
    const counts = readable.map(
      (table) => sql`select ${sql.lit(table)} as table, concat(
          case when count(*) filter (where ${isOf("a")}) > 0 then 'a' end,
          case when count(*) filter (where ${isOf("b")}) > 0 then 'b' end,
          case when count(*) filter (where ${isOf("c")}) > 0 then 'c' end,
          case when count(*) filter (where not (${isOf("a")} or ${isOf("b")} or ${isOf("c")})) > 0 then '?' end
        ) as whose from ${sql.table(table)} t`,
    );
    const { rows } = await sql<{ table: string; whose: string }>`
      ${sql.join(counts, sql` union all `)}`.execute(trx);
    return Object.fromEntries(
      rows.filter(({ whose }) => whose !== "").map(({ table, whose }) => [table, whose]),
    );
  });
}

type Right = "select" | "insert" | "update" | "delete";

/** The tables that the current role has this right to at all, whatever the policies say about rows. */
async function allowed(trx: Trx, catalogue: Catalogue, right: Right): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    select name as table from unnest(${[...catalogue.keys()]}::text[]) name
    where has_table_privilege(current_user, format('public.%I', name), ${right}) order by name`.execute(
    trx,
  );
  return rows.map(({ table }) => table);
}

/** The result of a statement, which is rolled back. Undefined if the database refused it. */
async function attempt<T>(
  trx: Trx,
  work: () => Promise<T>,
  alsoRefused?: string,
): Promise<T | undefined> {
  await sql`savepoint trial`.execute(trx);
  try {
    return await work();
  } catch (error) {
    const code = property(error, "code");
    if (refused.has(code) || code === alsoRefused) return undefined;
    throw error;
  } finally {
    await sql`rollback to savepoint trial`.execute(trx);
  }
}

/** No right to the table, no right to the row, or a read-only transaction. */
const refused: ReadonlySet<unknown> = new Set(["42501", "25006"]);
/**
 * A row that others reference. Raised only after the rights were checked, so for an inserted row it is not a refusal.
 */
const leantOn = "23503";

const asOwner = (trx: Trx) => sql`select set_config('role', 'none', true)`.execute(trx);

/**
 * The physical locations of other people's rows: a new one for each that was written, none for each that was deleted.
 */
async function placesOfOthers(trx: Trx, table: string): Promise<string> {
  const { rows } = await sql<{ places: string | null }>`
    select string_agg(t.ctid::text, ' ' order by t.ctid) as places
    from ${sql.table(table)} t where ${isOf("b")} or ${isOf("c")}`.execute(trx);
  return rows[0]!.places ?? "";
}

/** Inserts a row of Bob's, with a statement that brings its own values. */
async function inserted(trx: Trx, text: string, values: readonly unknown[]) {
  const parts = text.split(/\$\d+/);
  const statement = parts.map((part, n) =>
    n < values.length ? sql`${sql.raw(part)}${values[n]}` : sql.raw(part),
  );
  await sql.join(statement, sql``).execute(trx);
  return "it was added";
}

/** Whether a statement without a `where` reaches other people's rows. */
async function reachesOthers(trx: Trx, table: string, statement: RawBuilder<unknown>) {
  const before = await ownersView(trx, () => placesOfOthers(trx, table));
  const work = async () => {
    await statement.execute(trx);
    await asOwner(trx);
    return placesOfOthers(trx, table);
  };
  const after = await attempt(trx, work, leantOn);
  return after !== undefined && after !== before;
}

async function ownersView<T>(trx: Trx, look: () => Promise<T>): Promise<T> {
  await sql`savepoint look`.execute(trx);
  await asOwner(trx);
  const found = await look();
  await sql`rollback to savepoint look`.execute(trx);
  return found;
}

/** Tables that contain nothing about anybody. */
const ofNobody = ["coupons", "norms"];

/**
 * What the people of one institution share, besides their own; an admin sees its people, and nothing of their
 * therapy.
 */
const shared: Readonly<Record<string, readonly string[]>> = {
  "a patient": ["schedule_presets"],
  "their clinician": ["schedule_presets"],
  "their institution's admin": ["audit", "invitations", "schedule_presets", "users"],
  "their device": ["schedule_presets"],
  "a reader of theirs": ["schedule_presets"],
};

/** An admin changes the institution's people, invitations and shared presets. */
const changeable: Readonly<Record<string, readonly string[]>> = {
  "their institution's admin": ["invitations", "schedule_presets", "users"],
  "their clinician": ["schedule_presets"],
  "a patient": ["schedule_presets"],
  "their device": ["schedule_presets"],
};

/**
 * What each part of the server that acts on nobody's behalf can see; anything more is a decision, and belongs in this
 * list.
 */
const seenBySystem: Readonly<Record<string, readonly string[]>> = {
  "sign-in": [
    "auth_sessions",
    "clinicians",
    "credentials",
    "institution_sign_in",
    "institutions",
    "invitations",
    "link_tokens",
    "mails",
    "pending_logins",
    "proof_codes",
    "sign_in_attempts",
    "single_sign_ons",
    "submit_tokens",
    "subscription_changes",
    "subscriptions",
    "suppressed_addresses",
    "users",
  ],
  "sign-up": [
    "appointment_requests",
    "auth_sessions",
    "caseload",
    "clinicians",
    "credentials",
    "institutions",
    "invitations",
    "link_tokens",
    "mail_choices",
    "mails",
    "patients",
    "scheduled_task_types",
    "schedules",
    "subscription_changes",
    "subscriptions",
    "suppressed_addresses",
    "task_levels",
    "users",
  ],
  caseload: [
    "caseload",
    "caseload_events",
    "mails",
    "patients",
    "subscriptions",
    "suppressed_addresses",
    "users",
  ],
  membership: [
    "attention_dismissals",
    "auth_sessions",
    "caseload",
    "institutions",
    "invitations",
    "link_tokens",
    "mails",
    "pending_logins",
    "schedule_presets",
    "subscriptions",
    "users",
  ],
  tracking: ["anonymous_ids", "browser_errors", "event_log", "link_log"],
  billing: [
    "billing_customers",
    "billing_events",
    "billing_letters",
    "billing_marks",
    "cancellations",
    "checkouts",
    "patients",
    "scholarship_answers",
    "subscription_changes",
    "subscriptions",
    "users",
  ],
  survey: [
    "mails",
    "scholarship_answers",
    "subscriptions",
    "suppressed_addresses",
    "surveys",
    "users",
  ],
  sandbox: ["sandbox_objects"],
  audit: ["audit"],
  operator: [
    "auth_sessions",
    "browser_errors",
    "institutions",
    "invitations",
    "link_tokens",
    "mails",
    "subscriptions",
    "users",
  ],
};

describe("row-level security, round the stores and their own conditions", () => {
  onBothEngines("shows nobody a row of somebody else's, in any table there is", async (db) => {
    const catalogue = await fill(db);
    for (const [name, actor] of Object.entries(actors)) {
      const found = await allSeen(db, catalogue, actor);
      for (const table of ofNobody) delete found[table];
      const strange = Object.entries(found).filter(
        ([table, whose]) => whose !== (shared[name]?.includes(table) ? "ac" : "a"),
      );
      expect([name, strange]).toEqual([name, []]);
      // Otherwise nothing would have been tested.
      if (name === "nobody") expect(found).toEqual({});
      else expect(Object.keys(found).length).toBeGreaterThan(4);
    }
    for (const [name, tables] of Object.entries(seenBySystem)) {
      const found = await allSeen(db, catalogue, system(name as "jobs"));
      expect([name, Object.keys(found).filter((table) => !ofNobody.includes(table))]).toEqual([
        name,
        tables,
      ]);
    }
  });

  onBothEngines("lets nobody change, delete or add what is somebody else's", async (db) => {
    const catalogue = await fill(db);
    for (const [name, actor] of Object.entries(actors))
      await db.withActor(actor, async (trx) => {
        const theirs = (table: string) =>
          ofNobody.includes(table) || (changeable[name]?.includes(table) ?? false);
        for (const right of ["update", "delete"] as const)
          for (const table of await allowed(trx, catalogue, right)) {
            if (theirs(table)) continue;
            const column = sql.ref(catalogue.get(table)![0]!.name);
            const statement =
              right === "update"
                ? sql`update ${sql.table(table)} set ${column} = ${column}`
                : sql`delete from ${sql.table(table)}`;
            expect([name, right, table, await reachesOthers(trx, table, statement)]).toEqual([
              name,
              right,
              table,
              false,
            ]);
          }
        for (const table of await allowed(trx, catalogue, "insert")) {
          if (ofNobody.includes(table)) continue;
          const { text, values } = madeUpRow(table, catalogue.get(table)!, bob);
          const added = await attempt(trx, () => inserted(trx, text, values));
          expect([name, "insert", table, added]).toEqual([name, "insert", table, undefined]);
        }
      });
  });

  onBothEngines("would be found wanting by this walk if a policy were too wide", async (db) => {
    const catalogue = await fill(db);
    await db.pool.query("create policy hole on own_items using (true)");
    expect(await allSeen(db, catalogue, anonymous)).toMatchObject({ own_items: "abc" });
    await db.withActor(actors["a patient"]!, async (trx) => {
      const update = sql`update own_items set name = name`;
      expect(await reachesOthers(trx, "own_items", update)).toBe(true);
      expect(await reachesOthers(trx, "own_items", sql`delete from own_items`)).toBe(true);
      const { text, values } = madeUpRow("own_items", catalogue.get("own_items")!, bob, {
        item_id: idOf("b", "another"),
      });
      expect(await attempt(trx, () => inserted(trx, text, values))).toBe("it was added");
    });
  });
});
