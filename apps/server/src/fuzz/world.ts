import { type LinkPurpose, linkPurposes } from "@regain/contract/link-purposes";
import type { FastifyInstance } from "fastify";
import { v7 } from "uuid";
import { folderStore } from "../adapters/objects/folder-store.ts";
import { openSandbox } from "../adapters/payments/sandbox/sandbox.ts";
import { sealedStore } from "../adapters/objects/sealed-store.ts";
import { buildApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { system } from "../db/actor.ts";
import { addClinician, addInstitution, addPatient, addToCaseload } from "../builders/people.ts";
import { addMadeUpSession } from "../builders/practice.ts";
import type { OwnedDatabase, Trx } from "../db/database.ts";
import { startJobs } from "../lib/jobs.ts";
import { newKey, parseKeys } from "../lib/keys/key-ring.ts";
import { openSession } from "../modules/identity/auth-session.service.ts";
import { issueLink } from "../modules/identity/link-token.service.ts";
import { hashPassword } from "../modules/identity/passwords.ts";
import { issueSubmitToken } from "../modules/identity/submit-token.service.ts";
import { insertOwnItem } from "../modules/own-items/own-items.store.ts";
import { replaceSchedule } from "../modules/schedule/schedule.service.ts";
import { addMadeUpRows, idOf, readCatalogue, sideOf } from "../testing/made-up-rows.ts";
import type { Ids } from "./values.ts";

/** Someone who sends requests, and the ids that are theirs. */
export interface Caller {
  readonly name: string;
  readonly ids: Ids;
  /** The names of people at the institution are no secret to its admin. */
  readonly seesHouse: boolean;
  token(): Promise<string | undefined>;
}

export interface World {
  readonly app: FastifyInstance;
  /** What was logged at error level or above. */
  readonly errors: string[];
  advance(milliseconds: number): void;
  /** People who are not worn out yet: requests end sessions, delete accounts, remove users. */
  freshCallers(): Promise<readonly Caller[]>;
  close(): Promise<void>;
}

const password = "Lagoon42x";
/** Of another institution, with a row in every table; and of the same one, in nobody's caseload. */
const stranger = sideOf("b");
const neighbourLetter = "d";

/** Tables through which a neighbor is rightly known at the institution: to its admin, or to colleagues. */
const houseTables = ["invitations", "audit", "schedule_presets", "institution_sign_in"];

async function addStrangers(database: OwnedDatabase) {
  const catalogue = await readCatalogue(database);
  await addMadeUpRows(database, catalogue, stranger, { isNewHouse: true });
  return catalogue;
}

/** The stranger's ids, by the names of the columns, which calls use as well. */
function strangeIds(columns: Iterable<string>): string[] {
  const named = [...columns].map((name) => idOf("b", name));
  return [...new Set([stranger.patient, stranger.clinician, stranger.institution, ...named])];
}

async function addPractice(trx: Trx, patientId: string, now: Date) {
  const itemId = v7();
  await insertOwnItem(trx, {
    patient_id: patientId,
    item_id: itemId,
    kind: "thing",
    name: "Teapot",
    relation: null,
    photo_key: "none",
    voice_key: null,
    created_at: now,
    removed_at: null,
  });
  const lines = [{ typeId: 33, taskCount: 2, taskLevel: 1 }];
  const scheduleId = await replaceSchedule(trx, patientId, lines, { authorId: null, now });
  const { row } = await addMadeUpSession(trx, patientId, [{ typeId: 33, level: 1, count: 2 }], now);
  return { itemId, scheduleId, practised: row.session_id };
}

async function addHouse(database: OwnedDatabase, n: number, passwordHash: string, now: Date) {
  const own = (username: string) => ({ username: `${username}${n}`, passwordHash });
  const people = await database.withActor(system("demo"), async (trx) => {
    const harbor = await addInstitution(trx, { name: `Harbor ${n}` });
    const house = { institution_id: harbor };
    const rosa = await addPatient(trx, { ...own("rosa"), ...house });
    const dana = await addClinician(trx, { ...own("dana"), ...house });
    const admin = { ...house, institution_admin: true };
    const greta = await addClinician(trx, { ...own("greta"), ...admin });
    await addToCaseload(trx, { patient_id: rosa, clinician_id: dana });
    return { harbor, rosa, dana, greta, ...(await addPractice(trx, rosa, now)) };
  });
  const device = await database.withActor(system("sign-in"), async (trx) => {
    const session = { userId: people.rosa, type: "patient", device: "tablet" } as const;
    await openSession(trx, session, now);
    const { id } = await trx
      .selectFrom("auth_sessions")
      .select("id")
      .where("user_id", "=", people.rosa)
      .executeTakeFirstOrThrow();
    const place = { patientId: people.rosa, sessionId: people.practised };
    return { id, token: (await issueSubmitToken(trx, place, now)).token };
  });
  return { ...people, device };
}
type House = Awaited<ReturnType<typeof addHouse>>;

/** Somebody at the first institution whom its clinicians do not treat. */
async function addNeighbour(database: OwnedDatabase, harbor: string): Promise<void> {
  const side = sideOf(neighbourLetter, harbor);
  const catalogue = await readCatalogue(database);
  await addMadeUpRows(database, catalogue, side, { isNewHouse: false });
  await database.pool.query(
    "update users set first_name = 'Tom', last_name = 'Tom', phone_number = null where id = any($1)",
    [[side.patient, side.clinician]],
  );
  for (const table of houseTables)
    await database.pool.query(
      `delete from ${table} t where t::text like '%dddddddd-%' or t::text like '%canary-d%'`,
    );
}

const linkData: Readonly<Partial<Record<LinkPurpose, (house: House) => Record<string, string>>>> = {
  "homework-invitation": ({ dana }) => ({ clinicianId: dana }),
  "mail-choice": () => ({ mails: "reminders" }),
};

/** Everybody who can send a request about the institution, and the ids they would use. */
function callersOf(
  database: OwnedDatabase,
  house: House,
  others: readonly string[],
  now: () => Date,
): Caller[] {
  const { harbor, rosa, dana, greta, itemId, scheduleId, practised, device } = house;
  const things = {
    institutions: harbor,
    institutionId: harbor,
    clinicians: dana,
    clinician: dana,
    clinicianId: dana,
    patient: rosa,
    patients: rosa,
    patientId: rosa,
    "own-items": itemId,
    itemId,
    scheduleId,
    sessionId: practised,
    sessions: device.id,
  };
  const session = (userId: string, type: "patient" | "clinician") => () =>
    database.withActor(system("sign-in"), (trx) =>
      openSession(trx, { userId, type, device: "fuzz" }, now()),
    );
  const link = (purpose: LinkPurpose) => () =>
    database.withActor(system("demo"), (trx) =>
      issueLink(trx, { purpose, userId: rosa, data: linkData[purpose]?.(house) ?? {} }, now()),
    );
  const caller = (name: string, person: string, token: Caller["token"], seesHouse = false) => ({
    name,
    ids: { own: { ...things, person, users: person, user: person }, others },
    seesHouse,
    token,
  });
  const fixed = (token?: string) => () => Promise.resolve(token);
  return [
    caller("nobody", rosa, fixed()),
    caller("a dead token", rosa, fixed("rgn_0000000000000000000000000000000000000000000")),
    ...Array.from({ length: 6 }, () => caller("a patient", rosa, session(rosa, "patient"))),
    ...Array.from({ length: 6 }, () => caller("a clinician", dana, session(dana, "clinician"))),
    ...Array.from({ length: 4 }, () =>
      caller("an admin", greta, session(greta, "clinician"), true),
    ),
    caller("a device", rosa, fixed(device.token)),
    ...linkPurposes.map((purpose) => caller(`a link to ${purpose}`, rosa, link(purpose))),
  ];
}

/** The whole server on a database with strangers in every table. */
export async function openWorld(database: OwnedDatabase, folder: string): Promise<World> {
  const errors: string[] = [];
  let time = Date.now();
  const now = () => new Date(time);
  const keys = parseKeys(newKey());
  const store = folderStore(folder);
  const config = { ...readConfig({ LOG_LEVEL: "error" }), webFolder: undefined };
  const jobs = await startJobs(database, { onError: (error) => errors.push(error.message) });
  const catalogue = await addStrangers(database);
  const others = [
    ...strangeIds(
      [...catalogue].flatMap(([table, columns]) => [table, ...columns.map(({ name }) => name)]),
    ),
    "0199dead-0000-7000-8000-000000000000",
  ];
  const payments = await openSandbox({ database, clock: now, publicUrl: config.publicUrl });
  const app = await buildApp(
    {
      config,
      database,
      jobs,
      keys,
      store,
      objects: sealedStore(store, keys),
      recogniser: undefined,
      scanner: undefined,
      leaks: undefined,
      mailer: undefined,
      payments,
      clock: now,
    },
    { isReady: () => Promise.resolve(true), logStream: { write: (line) => errors.push(line) } },
  );
  const passwordHash = await hashPassword(password);
  // A hash that typed passwords can be compared with, and whose password nobody here knows.
  await database.pool.query("update credentials set password_hash = $1", [
    await hashPassword("known to strangers only"),
  ]);
  let houses = 0;
  return {
    app,
    errors,
    advance: (milliseconds) => {
      time += milliseconds;
    },
    async freshCallers() {
      const house = await addHouse(database, ++houses, passwordHash, now());
      if (houses === 1) await addNeighbour(database, house.harbor);
      const neighbours = [idOf("d", "patient"), idOf("d", "item_id"), idOf("d", "session_id")];
      return callersOf(database, house, [...others, ...neighbours], now);
    },
    async close() {
      await app.close();
      await payments.idle();
      await jobs.stop();
    },
  };
}
