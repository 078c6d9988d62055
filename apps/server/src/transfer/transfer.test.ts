import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chown, cp, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { dayMs } from "@regain/contract/durations";
import { mountedPath } from "@regain/contract/endpoint";
import { Client } from "pg";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { claimStore } from "../adapters/objects/claim-store.ts";
import { folderStore, objectsIn } from "../adapters/objects/folder-store.ts";
import { moveIntoBucket } from "../adapters/objects/move-into-bucket.ts";
import { system } from "../db/actor.ts";
import { addMadeUpSession, addResponses, madeUpResponse } from "../builders/practice.ts";
import { openDatabase, type OwnedDatabase } from "../db/database.ts";
import { addDemoAccounts } from "../demo/accounts.ts";
import { migrate } from "../db/migrate.ts";
import { contractCalls } from "../lib/contract-calls.ts";
import { startJobs } from "../lib/jobs.ts";
import { newKey } from "../lib/keys/key-ring.ts";
import { withEmptyPostgres } from "../testing/empty-database.ts";
import { testBucket } from "../testing/kept-stores.ts";
import { productionSettings } from "../testing/production-settings.ts";
import { openTestServer, type TestServer } from "../testing/test-server.ts";
import { seedCast } from "../testing/walk/cast.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

const root = join(import.meta.dirname, "../../../..");
const templateUrl = inject("templateUrl");
const databaseName = `transfer_${randomUUID().replaceAll("-", "")}`;
const secondName = `${databaseName}_2`;
let oldFolder: string;
let newFolder: string;
let url: string;

const embedded = () =>
  openDatabase({ kind: "embedded", folder: join(oldFolder, "postgres") } as const);

async function asAdmin(statement: string): Promise<void> {
  const client = new Client({ connectionString: templateUrl! });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const photo = "objects/own-items/rosa/1.jpg";
const compiled = "compiled/0123abcd";
const kept = "builds/0123abcd/index.js";
const ownKey = newKey();

const practised = [
  { typeId: 1, level: 2, count: 8 },
  { typeId: 33, level: 1, count: 8 },
];

/** Everybody from the walks over all calls, and two weeks of Rosa's practice. */
async function fillSource(database: OwnedDatabase): Promise<void> {
  const server = await openTestServer({ database });
  const { people } = await seedCast(server);
  for (let day = 1; day <= 14; day += 1)
    await server.seed(async (trx) => {
      const at = new Date(server.now().getTime() - day * dayMs);
      const session = await addMadeUpSession(trx, people.rosa, practised, at);
      await addResponses(
        trx,
        session.items.map((item, place) =>
          madeUpResponse(
            session,
            item,
            place % 3 === 0 ? { accuracy: 0, result: "incorrect" } : {},
          ),
        ),
      );
    });
  await server.close();
}

/**
 * What is moved: the demo, if `REGAIN_DEMO_DATA` names a data folder that has it; otherwise data made here in
 * seconds.
 */
async function prepareSource(): Promise<void> {
  const demo = process.env.REGAIN_DEMO_DATA;
  if (demo) await cp(demo, oldFolder, { recursive: true });
  const database = await embedded();
  await migrate(database);
  const jobs = await startJobs(database, { onError: console.error });
  await database.withActor(system("jobs"), (trx) =>
    jobs.enqueue(trx, "send-mail", { mailId: "first" }),
  );
  await jobs.stop();
  if (demo) await database.close();
  else await fillSource(database);
  await mkdir(join(oldFolder, "objects/own-items/rosa"), { recursive: true });
  await writeFile(join(oldFolder, photo), "a photo");
  await mkdir(join(oldFolder, "compiled"));
  await mkdir(dirname(join(oldFolder, kept)), { recursive: true });
  await writeFile(join(oldFolder, kept), "code");
  await writeFile(join(oldFolder, compiled), "code");
  await writeFile(join(oldFolder, "encryption-keys"), `${ownKey}\n`);
}

beforeAll(async () => {
  if (!templateUrl) return;
  oldFolder = await temporaryFolder("old");
  newFolder = join(await temporaryFolder("new"), "data");
  const address = new URL(templateUrl);
  address.pathname = `/${databaseName}`;
  url = address.href;
  await asAdmin(`create database ${databaseName}`);
  await prepareSource();
}, 600_000);
afterAll(async () => {
  if (!templateUrl) return;
  for (const name of [databaseName, secondName])
    await asAdmin(`drop database if exists ${name} with (force)`);
});

/** The command as npm starts it. */
async function transfer(env: Record<string, string> = {}, from = oldFolder) {
  const { PATH = "" } = process.env;
  const run = promisify(execFile)(
    process.execPath,
    ["apps/server/src/transfer/main.ts", "--from", from, "--as", "Ada L."],
    { cwd: root, env: { PATH, DATA_DIR: newFolder, DATABASE_URL: url, ...env } },
  );
  const { stdout, stderr } = await run.catch((error: { stdout: string; stderr: string }) => error);
  return { status: run.child.exitCode, stdout, stderr: stderr.trim() };
}

async function withTarget<T>(work: (database: OwnedDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase({ kind: "postgres", url });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Calls whose answer differs each time: they create something, or show the asking session. */
const ownEachTime = /\/session\/start\/|\/schedule\/generate|forgotpassword|\/sso|otp|\/sessions$/;

/** What every GET of the contract answers to a person about Rosa. */
async function answersOf(server: TestServer, username: string): Promise<Map<string, string>> {
  const users = await server.database.owner
    .selectFrom("users")
    .select(["id", "username"])
    .where("username", "in", [username, "rosa"])
    .execute();
  const idOf = (name: string) => users.find((user) => user.username === name)!.id;
  const token = await server.tokenFor(idOf(username));
  const answers = new Map<string, string>();
  for (const def of await contractCalls()) {
    const path = mountedPath(def, "v700").replaceAll(/:[A-Za-z]*[iI]d\b/g, idOf("rosa"));
    if (def.method !== "GET" || path.includes(":") || ownEachTime.test(path)) continue;
    const answer = await server.app.inject({ url: path, headers: { "access-token": token } });
    const body = answer.body.replaceAll(/"requestId":"[^"]*"/g, "");
    answers.set(path, `${answer.statusCode} ${body}`);
  }
  return answers;
}

test.skipIf(!templateUrl)(
  "everything moves to PostgreSQL, all of it or nothing, and every report answers the same",
  async () => {
    const open = await embedded();
    expect((await transfer()).stderr).toMatch(/^Regain is running on .+: stop it first\.$/);
    await open.close();

    // Rows that the new place refuses when others are already there.
    await withTarget(async (target) => {
      await migrate(target);
      await target.pool.query("alter table blocks add constraint nobody check (level > 1)");
    });
    expect((await transfer()).status).toBe(1);
    await withTarget(async (target) => {
      const { rows } = await target.pool.query("select id from audit");
      expect(rows).toEqual([]);
      await target.pool.query("alter table blocks drop constraint nobody");
    });

    const moved = await transfer();
    expect(moved).toMatchObject({ status: 0, stderr: "" });
    expect(moved.stdout).toMatch(
      /^Moved \d{3,} rows in \d+ tables and \d+ waiting jobs; each table was read back and is the same\.\nCopied \d+ files/,
    );
    expect(await readFile(join(newFolder, photo), "utf8")).toBe("a photo");
    for (const folder of [newFolder, dirname(join(newFolder, photo))])
      expect((await stat(folder)).mode & 0o777).toBe(0o700);
    for (const path of [compiled, kept])
      await expect(readFile(join(newFolder, path))).rejects.toThrow(/ENOENT/);
    expect(await transfer()).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^The table \w+ .+ is not empty, so nothing was moved/),
    });
    await withTarget(async ({ pool }) => {
      const { rows } = await pool.query(
        "select data from boss.job where data -> 'payload' ->> 'mailId' = 'first' and state = 'created'",
      );
      expect(rows).toEqual([
        { data: { name: "send-mail", payload: { mailId: "first" }, urgency: "whenever" } },
      ]);
      const trail = await pool.query("select access from audit where call = 'ADMIN transfer'");
      expect(trail.rows).toEqual([{ access: expect.stringMatching(/^operator: Ada L\./) }]);
    });

    const [before, after] = await Promise.all([
      openTestServer({ database: await embedded() }),
      openTestServer({ database: await openDatabase({ kind: "postgres", url }) }),
    ]);
    after.advance(before.now().getTime() - after.now().getTime());
    for (const username of ["rosa", "dana", "greta"]) {
      const old = await answersOf(before, username);
      const now = await answersOf(after, username);
      const good = [...old].filter(([, answer]) => answer.startsWith("200"));
      expect(good.length, `calls that answer ${username}`).toBeGreaterThan(10);
      for (const [path, answer] of old) expect([path, now.get(path)]).toEqual([path, answer]);
    }
    await before.close();
    await after.close();
  },
  600_000,
);

test.skipIf(!templateUrl)(
  "recordings and photos go into a bucket where one is set, and everything else as before",
  async () => {
    await asAdmin(`create database ${secondName}`);
    const { server: place } = await testBucket("regain/");
    const second = new URL(url);
    second.pathname = `/${secondName}`;
    const dataDir = await temporaryFolder("second");
    const fresh = newKey();
    const keys = { ENCRYPTION_KEYS: `${fresh},${ownKey}` };
    const all = { DATABASE_URL: second.href, DATA_DIR: dataDir, ...keys, ...place.env };

    // The files there were encrypted with the key next to them.
    expect(await transfer({ ...all, ENCRYPTION_KEYS: fresh })).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(
        new RegExp(
          `^ENCRYPTION_KEYS lacks the key ${ownKey.split(":")[0]} of .+ nothing was moved`,
        ),
      ),
    });

    expect(await transfer({ ...all, S3_SECRET_ACCESS_KEY: "guessed" })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("403 SignatureDoesNotMatch: check S3_SECRET_ACCESS_KEY."),
    });
    const moved = await transfer(all);
    expect(moved).toMatchObject({ status: 0, stderr: "" });
    expect(moved.stdout).toContain(
      "Copied 1 files (7 bytes) to the bucket clinic-files, below regain/.",
    );
    const there = place.objects.get(photo.replace("objects/", "regain/"));
    expect(there?.content.toString()).toBe("a photo");
    await expect(readFile(join(dataDir, photo))).rejects.toThrow(/ENOENT/);
    expect(await readFile(join(oldFolder, photo), "utf8")).toBe("a photo");
  },
  600_000,
);

test.skipIf(!templateUrl)(
  "what lies in a bucket already is found by the new servers, or nothing is moved",
  async () => {
    const name = `${databaseName}_3`;
    await asAdmin(`create database ${name}`);
    onTestFinished(() => asAdmin(`drop database if exists ${name} with (force)`));
    const third = new URL(url);
    third.pathname = `/${name}`;
    const folder = await temporaryFolder("bucketed");
    const objects = folderStore(objectsIn(folder));
    await objects.put("own-items/rosa/1.jpg", Buffer.from("deleted since"));
    const { server: place, bucket } = await testBucket("regain/");
    const source = await openDatabase({ kind: "embedded", folder: join(folder, "postgres") });
    await migrate(source);
    await moveIntoBucket(source, bucket, folder);
    await source.close();
    place.objects.delete("regain/own-items/rosa/1.jpg");

    const settings = { DATABASE_URL: third.href, ENCRYPTION_KEYS: newKey() };
    expect(await transfer(settings, folder)).toMatchObject({
      status: 1,
      stdout: "",
      stderr: expect.stringMatching(
        /^The recordings and pictures .+ but in a bucket, so nothing was moved: set S3_BUCKET/,
      ),
    });
    const { server: other } = await testBucket();
    expect(await transfer({ ...settings, ...other.env }, folder)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("nor in the bucket clinic-files, so nothing was moved"),
    });
    expect(await transfer({ ...settings, ...place.env }, folder)).toMatchObject({
      status: 0,
      stderr: "",
    });
    expect([...place.objects.keys()]).toEqual(["regain/.regain-folder"]);
    const target = await openDatabase({ kind: "postgres", url: third.href });
    await claimStore(target, { s3: place.settings, dataDir: folder });
    await target.close();
  },
  600_000,
);

test.skipIf(!templateUrl)(
  "the demo is not moved into production",
  async () => {
    const folder = await temporaryFolder("demo");
    const source = await openDatabase({ kind: "embedded", folder: join(folder, "postgres") });
    await migrate(source);
    await source.withActor(system("demo"), (trx) => addDemoAccounts(trx, new Date()));
    await source.close();
    const moved = await transfer({ ...productionSettings, DATABASE_URL: templateUrl! }, folder);
    expect(moved).toMatchObject({
      status: 1,
      stdout: "",
      stderr: expect.stringMatching(
        /^The database in .+ must not be used in production, .+yuri\)\.$/,
      ),
    });
  },
  240_000,
);

test.skipIf(!templateUrl)(
  "nothing moves into a database that lacks letters",
  () =>
    withEmptyPostgres(async (latin) => {
      expect(await transfer({ DATABASE_URL: latin })).toMatchObject({
        status: 1,
        stdout: "",
        stderr: expect.stringMatching(
          /^The database in DATABASE_URL is encoded in LATIN1, but Regain needs UTF-8: /,
        ),
      });
    }, "encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0"),
  60_000,
);

test.skipIf(!templateUrl || process.getuid?.() !== 0)(
  "root moves nothing into the folder of another user",
  async () => {
    const dataDir = await temporaryFolder("theirs");
    await chown(dataDir, 64_321, 64_321);
    expect(await transfer({ DATA_DIR: dataDir })).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(`^Run this as user 64321, to whom ${dataDir} belongs: `),
    });
    expect(await readdir(dataDir)).toEqual([]);
  },
  60_000,
);
