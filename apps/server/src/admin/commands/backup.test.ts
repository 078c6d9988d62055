import { appendFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { performance } from "@regain/contract/calls/report/performance";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { folderStore } from "../../adapters/objects/folder-store.ts";
import type { Manifest } from "../../backup/manifest.ts";
import { restoreBackup } from "../../backup/restore-backup.ts";
import { addPatient } from "../../builders/people.ts";
import type { OwnedDatabase } from "../../db/database.ts";
import { addDemoAccounts } from "../../demo/accounts.ts";
import { migrations } from "../../db/migrations/index.ts";
import { startJobs } from "../../lib/jobs.ts";
import { openEmptied } from "../../testing/empty-database.ts";
import { operatorAt } from "../../testing/operator.ts";
import { newPatient, practise } from "../../testing/practising-patient.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { embeddedTestDatabase, postgresTestDatabase } from "../../testing/test-database.ts";
import { openTestServer } from "../../testing/test-server.ts";

const sound = Buffer.from("sound of Rosa, or what was made of it by a key");
const soundKey = "recordings/0199aaaa-0000-7000-8000-000000000001/1.wav";
/** Characters that some take for a line end, and some that need escaping. */
const oddName = "Rosa\u2028\r\n\\\"'née";

interface Made {
  readonly folder: string;
  readonly report: unknown;
  readonly token: string;
  readonly patientId: string;
}

const reportOf = (
  server: Awaited<ReturnType<typeof openTestServer>>,
  { token, patientId }: Pick<Made, "token" | "patientId">,
) =>
  server.client(token)(performance, {
    params: { id: patientId },
    query: { tz: "America/New_York" },
  });

/** A patient practices, a message is waiting, a recording is in the folder; then somebody makes a backup. */
async function madeBackup(database: OwnedDatabase): Promise<Made> {
  const server = await openTestServer({ database });
  const rosa = await newPatient(server, { first_name: oddName, email: "rosa@example.org" });
  await practise(server, rosa, (typeId) => (typeId === 33 ? "right" : "wrong"));
  const token = await server.tokenFor(rosa.id);
  const made = { token, patientId: rosa.id };
  const report = await reportOf(server, made);
  await database.pool.query(
    "insert into event_log (id, at, event_name, data) values (gen_random_uuid(), now(), 'print', 'null')",
  );
  const dataDir = await temporaryFolder("data");
  await folderStore(join(dataDir, "objects")).put(soundKey, sound);
  const operator = operatorAt(database, { dataDir });
  const letter = await operator.run("reset-password", rosa.id, "--yes");
  expect(letter.code).toBe(0);
  const folder = join(await temporaryFolder("backup"), "today");
  const run = await operator.run("backup", "--out", folder);
  expect(run).toMatchObject({ code: 0, noted: "" });
  expect(run.said).toContain("1 file, 1 waiting job");
  await server.close();
  return { ...made, folder, report };
}

/** Restores into this place; returns what is there then. */
async function restoredFrom({ folder, ...made }: Made, database: OwnedDatabase, dataDir: string) {
  const run = await operatorAt(database, { dataDir }).run(
    "restore-backup",
    "--from",
    folder,
    "--yes",
  );
  expect(run).toMatchObject({ code: 0, said: expect.stringMatching(/^Restored: \d+ rows/) });
  const server = await openTestServer({ database });
  const { rows } = await database.pool.query<{ data: unknown; first_name: string; jobs: string }>(
    `select (select data::text from event_log) as data, (select first_name from users) as first_name,
       (select data ->> 'name' from boss.job where state = 'created' and data ->> 'name' = 'send-mail') as jobs`,
  );
  const found = {
    report: await reportOf(server, made),
    sound: await readFile(join(dataDir, "objects", soundKey)),
    row: rows[0],
    keys: (await database.pool.query("select conname from pg_constraint where contype = 'f'"))
      .rowCount,
  };
  await server.close();
  return found;
}

const places = {
  embedded: { from: embeddedTestDatabase, into: openEmptied },
  PostgreSQL: {
    from: () => postgresTestDatabase(inject("templateUrl")!),
    into: () => postgresTestDatabase(inject("templateUrl")!),
  },
};

describe.each([
  ["embedded", "PostgreSQL"],
  ["PostgreSQL", "embedded"],
] as const)("a backup of %s", (from, into) => {
  test.skipIf(!inject("templateUrl"))(
    `restored into an empty ${into}, gives the same report to the same sign-in`,
    async () => {
      const made = await madeBackup(await places[from].from());
      const target = await places[into].into();
      const found = await restoredFrom(made, target, await temporaryFolder("restored"));
      expect(found.report).toEqual(made.report);
      expect(JSON.stringify(found.report).length).toBeGreaterThan(500);
      expect(found.sound).toEqual(sound);
      expect(found.row).toEqual({ data: "null", first_name: oddName, jobs: "send-mail" });
      expect(found.keys).toBeGreaterThan(20);
    },
    300_000,
  );
});

test.skipIf(!inject("templateUrl"))(
  "a backup is not made beside another folder than the servers' own, which would lack the recordings",
  async () => {
    const database = await postgresTestDatabase(inject("templateUrl")!);
    const inFolder = async (dataDir: string) =>
      operatorAt(database, { dataDir }).run(
        "backup",
        "--out",
        join(await temporaryFolder("backup"), "today"),
      );
    expect(await inFolder(await temporaryFolder("data"))).toMatchObject({ code: 0 });
    expect(await inFolder(await temporaryFolder("other"))).toMatchObject({
      code: 1,
      noted: expect.stringContaining("set DATA_DIR to the folder that all its servers share"),
    });
    await database.close();
  },
);

test("nothing is kept in a sequence, which a backup would miss", async () => {
  const database = await embeddedTestDatabase();
  const { rows } = await database.pool.query(
    "select relname from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace",
  );
  await database.close();
  expect(rows).toEqual([]);
});

describe("a backup that is not whole", () => {
  let database: OwnedDatabase;
  let files: ReadonlyMap<string, Buffer>;
  beforeAll(async () => {
    database = await embeddedTestDatabase();
    const made = await madeBackup(await embeddedTestDatabase());
    const names = ["manifest.json", "tables/users.jsonl.gz", `objects/${soundKey}`];
    const { tables } = JSON.parse(
      await readFile(join(made.folder, "manifest.json"), "utf8"),
    ) as Manifest;
    const all = [...names, ...tables.map(({ name }) => `tables/${name}.jsonl.gz`)];
    files = new Map(
      await Promise.all(
        all.map(async (name) => [name, await readFile(join(made.folder, name))] as const),
      ),
    );
    return () => database.close();
  });

  async function copy(): Promise<string> {
    const folder = await temporaryFolder("copy");
    for (const [name, content] of files) {
      await mkdir(join(folder, name, ".."), { recursive: true });
      await writeFile(join(folder, name), content);
    }
    return folder;
  }

  const manifestWith = (change: (manifest: Manifest) => unknown) => async (folder: string) => {
    const path = join(folder, "manifest.json");
    const manifest = JSON.parse(await readFile(path, "utf8")) as Manifest;
    await writeFile(path, JSON.stringify(change(manifest)));
  };

  test.each([
    [
      "was broken off",
      (folder: string) => rm(join(folder, "manifest.json")),
      "no-backup",
      /manifest\.json, which is written last, is missing/,
    ],
    [
      "is of something else",
      (folder: string) => writeFile(join(folder, "manifest.json"), "{}"),
      "no-backup",
      /is not one that this version/,
    ],
    [
      "lacks a table",
      (folder: string) => rm(join(folder, "tables/users.jsonl.gz")),
      "backup-damaged",
      /users\.jsonl\.gz cannot be read/,
    ],
    [
      "is cut off in a table",
      (folder: string) =>
        writeFile(
          join(folder, "tables/users.jsonl.gz"),
          files.get("tables/users.jsonl.gz")!.subarray(0, 60),
        ),
      "backup-damaged",
      /users\.jsonl\.gz cannot be read/,
    ],
    [
      "has a row that somebody changed",
      (folder: string) => {
        const lines = gunzipSync(files.get("tables/users.jsonl.gz")!).toString();
        const changed = lines.replace("rosa@example.org", "eve@example.org");
        return writeFile(join(folder, "tables/users.jsonl.gz"), gzipSync(changed));
      },
      "backup-damaged",
      /does not have the 1 rows it was written with/,
    ],
    [
      "has a file that somebody changed",
      (folder: string) => appendFile(join(folder, "objects", soundKey), "x"),
      "backup-damaged",
      /is not the one that was backed up/,
    ],
    [
      "names a file outside",
      manifestWith((manifest) => ({
        ...manifest,
        objects: manifest.objects.map((one) => ({ ...one, path: "../../etc/passwd" })),
      })),
      "backup-damaged",
      /cannot be read/,
    ],
    [
      "is newer",
      manifestWith((manifest) => ({
        ...manifest,
        migrations: [...manifest.migrations, "9999-later"],
      })),
      "other-version",
      /restore it with that version or a later one/,
    ],
    [
      "is of other tables than its version has",
      manifestWith((manifest) => ({ ...manifest, tables: manifest.tables.slice(1) })),
      "backup-damaged",
      /its tables are not those of its version/,
    ],
  ])(
    "because it %s is refused in a sentence, and nothing is restored",
    async (_, spoil, code, says) => {
      const folder = await copy();
      await spoil(folder);
      const dataDir = await temporaryFolder("place");
      const operator = operatorAt(database, { dataDir });
      const run = await operator.run("restore-backup", "--from", folder, "--yes", "--json");
      expect(run.code).toBe(1);
      expect(JSON.parse(run.said)).toEqual({ error: code, message: expect.stringMatching(says) });
      const { rows } = await database.pool.query("select id from users");
      expect(rows).toEqual([]);
    },
  );
});

describe.skipIf(!inject("templateUrl"))("a restoration that ends in the middle", () => {
  let made: Made;
  beforeAll(async () => {
    made = await madeBackup(await embeddedTestDatabase());
  });

  test.each(["embedded", "PostgreSQL"] as const)(
    "is done again in %s, and brings everything once",
    async (into) => {
      const database = await places[into].into();
      const dataDir = await temporaryFolder("restored");
      const store = folderStore(join(dataDir, "objects"));
      const jobs = await startJobs(database, { onError: console.error });
      const objects = {
        ...store,
        async put(key: string, content: Uint8Array) {
          await store.put(key, content.subarray(0, 9));
          throw new Error("The machine went off.");
        },
      };
      const parts = {
        database,
        objects,
        placeMark: () => Promise.resolve(undefined),
        jobs: () => Promise.resolve(jobs),
        isProduction: false,
      };
      await expect(restoreBackup(parts, made.folder)).rejects.toThrow("The machine went off.");
      await jobs.stop();

      const stranger = "recordings/of-somebody-else/1.wav";
      await store.put(stranger, sound);
      const refused = await operatorAt(database, { dataDir }).run(
        "restore-backup",
        "--from",
        made.folder,
        "--yes",
      );
      expect(refused.noted).toContain(`There are files in the folder ${join(dataDir, "objects")}`);
      await store.remove(stranger);

      const found = await restoredFrom(made, database, dataDir);
      expect(found.report).toEqual(made.report);
      expect(found.sound).toEqual(sound);
      expect(found.row).toEqual({ data: "null", first_name: oddName, jobs: "send-mail" });
    },
    300_000,
  );
});

test("the demo, whose password everybody knows, does not come into production by a backup", async () => {
  const source = await embeddedTestDatabase();
  const dataDir = await temporaryFolder("data");
  await folderStore(join(dataDir, "objects")).put(soundKey, sound);
  const operator = operatorAt(source, { dataDir });
  await operator.seed((trx) => addDemoAccounts(trx, operator.now()));
  const folder = join(await temporaryFolder("backup"), "today");
  expect(await operator.run("backup", "--out", folder)).toMatchObject({ code: 0 });
  await source.close();

  const target = await embeddedTestDatabase();
  const place = await temporaryFolder("restored");
  const restoreAs = (appEnv: "production" | "staging") =>
    operatorAt(target, { dataDir: place, appEnv }).run(
      "restore-backup",
      "--from",
      folder,
      "--yes",
      "--json",
    );
  const refused = await restoreAs("production");
  expect(refused.code).toBe(1);
  expect(JSON.parse(refused.said)).toEqual({
    error: "demo-accounts",
    message: expect.stringMatching(
      /^This backup must not be used in production.+dana, .+, and yuri/,
    ),
  });
  expect((await target.pool.query("select id from users")).rows).toEqual([]);
  expect(await readdir(place)).toEqual([]);
  expect(await restoreAs("staging")).toMatchObject({ code: 0 });
  await target.close();
});

test("a place that is in use is left alone, by both", async () => {
  const source = await embeddedTestDatabase();
  const { folder } = await madeBackup(source);
  const used = await embeddedTestDatabase();
  const dataDir = await temporaryFolder("used");
  const operator = operatorAt(used, { dataDir });
  await operator.seed((trx) => addPatient(trx, { username: "sam" }));
  const refused = await operator.run("restore-backup", "--from", folder, "--yes");
  expect(refused).toMatchObject({
    code: 1,
    noted: expect.stringContaining("There are accounts in this database"),
  });
  const again = await operator.run("backup", "--out", folder);
  expect(again).toMatchObject({ code: 1, noted: `${folder} is not empty: choose another folder.` });
  const file = join(folder, "manifest.json");
  expect(await operator.run("backup", "--out", file)).toMatchObject({
    code: 1,
    noted: `${file} cannot be written: there is a file with that name.`,
  });
  // Node's recursive mkdir never returns there.
  if (process.platform === "linux")
    expect(await operator.run("backup", "--out", "/proc/regain/today")).toMatchObject({
      code: 1,
      noted: expect.stringMatching(/^\/proc\/regain\/today cannot be written: ENOENT/),
    });
  await used.close();

  const names = Object.keys(migrations);
  const manifest = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")) as Manifest;
  expect(manifest.migrations).toEqual(names);
}, 120_000);
