import { readdir } from "node:fs/promises";
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import { describe, expect, test } from "vitest";
import { migrations, type SchemaStep } from "./index.ts";

/** What a migration would run. */
async function statementsOf({ up }: Pick<SchemaStep, "up">): Promise<string[]> {
  const texts: string[] = [];
  const recorder = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      texts.push(query.sql);
    },
  });
  await up(recorder);
  return texts.flatMap(split);
}

/** Without comments and the bodies of functions, cut at semicolons. */
function split(text: string): string[] {
  return text
    .replace(/--[^\n]*/g, " ")
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .split(";")
    .map((one) => one.replace(/\s+/g, " ").trim().toLowerCase())
    .filter(Boolean);
}

/** A pattern that names the table, and what is wrong with it where the table was there before. */
const forbiddenOnOld: readonly (readonly [RegExp, string])[] = [
  [
    /^create (?:unique )?index (?:(?:if not exists )?\S+ )?on (?:only )?(\S+)/,
    "an index that others wait for",
  ],
  // By itself, or as a part of a statement that begins with `with`.
  [
    /(?:^|(?<=^with\b.*[()] ?))(?:update|merge into) (?:only )?(\S+)/,
    "rows changed in the migration",
  ],
  [/(?:^|(?<=^with\b.*[()] ?))delete from (?:only )?(\S+)/, "rows deleted in the migration"],
  [
    /^alter table (?:only )?(?:if exists )?(\S+).*\badd (?:constraint \S+ )?(?:check|unique|foreign key|primary key|exclude)\b(?!.*\bnot valid\b)/,
    "a constraint that is not `not valid`",
  ],
  [
    /^alter table (?:only )?(?:if exists )?(\S+).*\badd (?:column )?(?!constraint\b|check\b)(?:if not exists )?\S+ [^,]*\bnot null\b(?![^,]*\bdefault\b)(?<!\bdefault\b[^,]*)/,
    "a column that is not null without a default",
  ],
  [
    /^alter table (?:only )?(?:if exists )?(\S+).*\badd (?:column )?(?!constraint\b|foreign key\b)(?:if not exists )?\S+ [^,]*\b(?:references|unique|primary key)\b/,
    "a constraint on a new column",
  ],
  [
    /^alter table (?:only )?(?:if exists )?(\S+).*\bdefault [a-z_.]+\(/,
    "a default that is no constant",
  ],
  [
    /^alter table (?:only )?(?:if exists )?(\S+).*\badd .*\bgenerated\b/,
    "a column that is worked out for every row",
  ],
  [
    /^alter table (?:only )?(?:if exists )?(\S+).*\b(?:enable|force) row level security\b/,
    "a wall where there was none",
  ],
  [/^create policy \S+ on (\S+) as restrictive\b/, "a policy that takes away"],
];
const forbidden: readonly (readonly [RegExp, string])[] = [
  [
    /^drop (?:table|view|function|type|schema|index|role|sequence|materialized|policy|trigger|rule|domain|extension|owned)\b/,
    "something dropped",
  ],
  // `column` may be left out.
  [/^alter table .*\bdrop (?!default\b|not null\b)/, "something dropped"],
  [/\brename\b/, "something renamed"],
  [/\balter (?:column )?\S+ (?:set data )?type\b/, "a type changed"],
  [/^alter table .*\balter (?:column )?\S+ (?:set|drop) default\b/, "a default changed"],
  [/^alter policy\b/, "a policy changed"],
  [/^alter table .*\bdisable\b/, "a trigger or a wall switched off"],
  [/^do\b/, "a block whose statements nobody reads"],
  [/\bset not null\b/, "a column that must not be null"],
  [/^revoke\b/, "a right taken away"],
  [/^(?:lock|cluster|vacuum|truncate|reindex)\b/, "a table that is locked"],
  [/\bconcurrently\b/, "concurrently inside a transaction"],
];

const plainName = (name: string) => name.replaceAll('"', "").replace(/\(.*$/, "");

/** What breaks a rule, in words. */
function complaints(statements: readonly string[]): string[] {
  const made = new Set(
    statements.flatMap((one) => {
      const name = /^create (?:unlogged )?table (?:if not exists )?(\S+)/.exec(one)?.[1];
      return name ? [plainName(name)] : [];
    }),
  );
  return statements.flatMap((one) => {
    const always = forbidden.filter(([pattern]) => pattern.test(one));
    const onOld = forbiddenOnOld.filter(([pattern]) =>
      [...one.matchAll(new RegExp(pattern, "g"))].some(
        ([, table = ""]) => !made.has(plainName(table)),
      ),
    );
    return [...always, ...onOld].map(([, what]) => `${what}: ${one}`);
  });
}

/** A migration and the beginning of a complaint that is as it must be, with the reason. */
const exceptions: readonly (readonly [migration: string, complaint: string, reason: string])[] = [
  [
    "0037-visitors-pages",
    "something dropped",
    "A check allows one state more: what the release before writes still passes.",
  ],
  [
    "0032-credentials-apart",
    "something dropped: drop policy owners on credentials",
    "Passwords are read as the sign-in, by the release before too, and the policy that comes in its place lets that in.",
  ],
];

const held = Object.entries(migrations).filter(([name]) => name > "0029~");

describe("the numbers of migrations", () => {
  const numbers = Object.keys(migrations).map((name) => Number(/^(\d{4})-[a-z]/.exec(name)?.[1]));

  test("rise, each once, in the order in which they run", () => {
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
  });

  test("that were left free stay so: databases have run later ones, and would not start", () => {
    for (const free of [20, 21, 38, 39, 40]) expect(numbers).not.toContain(free);
  });

  test("are those of the files, of which none is left out", async () => {
    const files = await readdir(import.meta.dirname);
    const named = files.flatMap((file) => (/^\d/.test(file) ? [file.replace(/\.ts$/, "")] : []));
    expect(Object.keys(migrations)).toEqual(named.toSorted());
  });
});

describe("a migration leaves in place what the release before uses", () => {
  test.each(held)("%s", async (name, migration) => {
    const statements = await statementsOf(migration);
    expect(statements.length).toBeGreaterThan(0);
    const left = complaints(statements).filter(
      (one) => !exceptions.some(([where, what]) => where === name && one.startsWith(what)),
    );
    expect(left).toEqual([]);
  });

  test("and every exception is still needed", async () => {
    for (const [name, complaint, reason] of exceptions) {
      const found = complaints(await statementsOf(migrations[name]!));
      expect(found.some((one) => one.startsWith(complaint))).toBe(true);
      expect(reason.length).toBeGreaterThan(20);
    }
  });
});

describe("the rules", () => {
  const judge = (text: string) => complaints(split(text)).map((one) => one.split(":")[0]);

  test.each([
    ["drop table patients", "something dropped"],
    ["alter table patients drop column first_name", "something dropped"],
    ["alter table patients drop first_name", "something dropped"],
    ["alter table patients drop if exists first_name", "something dropped"],
    ["drop policy own on patients", "something dropped"],
    ["drop trigger if exists counted on responses", "something dropped"],
    ["alter table patients alter column a drop default", "a default changed"],
    ["alter table patients alter a set default 7", "a default changed"],
    ["alter policy own on patients using (true)", "a policy changed"],
    ["alter table responses disable trigger all", "a trigger or a wall switched off"],
    ["alter table patients disable row level security", "a trigger or a wall switched off"],
    ["do $$ begin drop table patients; end $$", "a block whose statements nobody reads"],
    [
      "do language plpgsql $a$ begin drop table patients; end $a$",
      "a block whose statements nobody reads",
    ],
    ["alter table patients rename column a to b", "something renamed"],
    ["alter table patients alter column a type text", "a type changed"],
    ["alter table patients alter a set not null", "a column that must not be null"],
    ["revoke select on patients from regain_app", "a right taken away"],
    ["lock table patients", "a table that is locked"],
    ["create index concurrently a on patients (b)", "concurrently inside a transaction"],
    ["create index a on patients (b)", "an index that others wait for"],
    ["CREATE UNIQUE INDEX a ON patients (b)", "an index that others wait for"],
    ["create index on patients (b)", "an index that others wait for"],
    ["create unique index on only patients (b)", "an index that others wait for"],
    ["update patients set a = 1", "rows changed in the migration"],
    ["delete from patients", "rows deleted in the migration"],
    [
      "with gone as (delete from responses returning 1) select count(*) from gone",
      "rows deleted in the migration",
    ],
    [
      "create table visits (id uuid); with a as (select 1), b as materialized ( update visits set id = null returning 1), c as (update patients set a = 1) select 1",
      "rows changed in the migration",
    ],
    ["with a as (select 1) update patients set a = 1", "rows changed in the migration"],
    [
      "merge into patients using visits on true when matched then delete",
      "rows changed in the migration",
    ],
    ["alter table patients add constraint a check (b > 1)", "a constraint that is not `not valid`"],
    [
      "alter table patients add column a int not null",
      "a column that is not null without a default",
    ],
    [
      "alter table patients add column a uuid references users (id)",
      "a constraint on a new column",
    ],
    [
      "alter table patients add column a timestamptz default now()",
      "a default that is no constant",
    ],
    [
      "alter table patients add column a int generated always as (b + 1) stored",
      "a column that is worked out for every row",
    ],
    ["alter table coupons enable row level security", "a wall where there was none"],
    ["alter table patients force row level security", "a wall where there was none"],
    ["create policy own on patients as restrictive using (false)", "a policy that takes away"],
  ])("find %s", (text, what) => {
    expect(judge(text)).toContain(what);
  });

  test.each([
    "create table visits (id uuid primary key, patient_id uuid not null references patients); create index visits_day on visits (id)",
    "alter table patients add column a int",
    "alter table patients add column a boolean not null default false",
    "alter table patients add constraint a check (b > 1) not valid",
    "alter table patients add constraint a check (b is not null) not valid",
    "alter table patients add check (b is not null) not valid",
    "alter table patients add constraint a foreign key (b) references users (id) not valid",
    "alter table patients validate constraint a",
    "alter table patients alter column a drop not null",
    "create table visits (id uuid); alter table visits enable row level security; create policy own on visits as restrictive using (false)",
    "create table visits (id uuid); with a as (select id from users for update) insert into visits select id from a on conflict do nothing",
    "create table visits (id uuid); with a as (select 1) update visits set id = null",
    "create policy a on patients for select using (true); grant select on patients to regain_app",
    "create or replace function a() returns int language sql as $$ delete from patients; select 1 $$",
    "-- drop table patients;\nalter table patients add column b text",
  ])("let %s pass", (text) => {
    expect(judge(text)).toEqual([]);
  });
});
