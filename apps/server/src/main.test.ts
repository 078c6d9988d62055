import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { connect, createServer, type NetConnectOpts } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { folderStore, objectsIn } from "./adapters/objects/folder-store.ts";
import { sealedStore } from "./adapters/objects/sealed-store.ts";
import { system } from "./db/actor.ts";
import { openDatabase } from "./db/database.ts";
import { addDemoAccounts, demoPassword } from "./demo/accounts.ts";
import { migrate, migrationsRun } from "./db/migrate.ts";
import { newKey, parseKeys } from "./lib/keys/key-ring.ts";
import { withEmptyPostgres } from "./testing/empty-database.ts";
import { freePort } from "./testing/free-port.ts";
import { productionSettings } from "./testing/production-settings.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const entry = join(import.meta.dirname, "main.ts");
let dataDir: string;
const running = new Set<ChildProcess>();

beforeEach(async () => {
  dataDir = await temporaryFolder("main");
});
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  running.clear();
});

interface Process {
  readonly child: ChildProcess;
  readonly said: () => string;
}

function run(env: Record<string, string>): Process {
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, [entry], {
    env: { PATH, DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "warn", ...env },
  });
  running.add(child);
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  return { child, said: () => said };
}

async function exitOf({ child }: Process): Promise<number | null> {
  if (child.exitCode === null) await once(child, "exit");
  return child.exitCode;
}

async function addressOf({ said }: Process): Promise<string> {
  await expect.poll(said, { timeout: 240_000 }).toContain("Regain is ready");
  return /http:\/\/\S+/.exec(said())![0];
}

/** As the app does: if the server says that it is overloaded, it tries again. */
async function logIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/service/v700/api/login/v3`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "rosa", password: demoPassword }),
  });
  if (answer.status === 503) {
    await pause(Number(answer.headers.get("retry-after")) * 1_000);
    return logIn(address);
  }
  expect(answer.status).toBe(200);
  const { ctdata } = (await answer.json()) as { ctdata: { accessToken: string } };
  return ctdata.accessToken;
}

test("a first start brings the demo, a killed one loses nothing, a second process is refused", async () => {
  const first = run({});
  const address = await addressOf(first);
  expect(first.said()).toContain("rosa");
  expect(first.said()).toContain(demoPassword);
  const accessToken = await logIn(address);

  const second = run({});
  expect(await exitOf(second)).toBe(1);
  expect(second.said().trim()).toMatch(
    /^Another Regain is already running on the data folder .+\.$/,
  );

  first.child.kill("SIGKILL");
  await exitOf(first);
  const third = run({});
  const user = await fetch(`${await addressOf(third)}/dashboard/v700/api/portal/user`, {
    headers: { "access-token": accessToken },
  });
  expect(user.status).toBe(200);

  third.child.kill("SIGTERM");
  expect(await exitOf(third)).toBe(0);
}, 240_000);

test("a second start finds its code compiled, also after the folder was deleted", async () => {
  const compiled = join(dataDir, "compiled");
  const found = /code cache for \w+ file:\S+\/server\/src\/start\.ts was accepted/;
  const startAndStop = async () => {
    const server = run({ DEMO: "0", SPEECH_ENGINE: "none", NODE_DEBUG_NATIVE: "COMPILE_CACHE" });
    await addressOf(server);
    server.child.kill("SIGTERM");
    expect(await exitOf(server)).toBe(0);
    return found.test(server.said());
  };
  expect(await startAndStop()).toBe(false);
  expect(await startAndStop()).toBe(true);
  await rm(compiled, { recursive: true });
  expect(await startAndStop()).toBe(false);
}, 240_000);

test("a start without jobs says so, and does none: nothing is due there", async () => {
  const dueIn = async () => {
    const database = await openDatabase({ kind: "embedded", folder: join(dataDir, "postgres") });
    const { rows } = await database.pool.query<{ key: string }>("select key from boss.schedule");
    await database.close();
    return rows.length;
  };
  const drill = run({ DEMO: "0", SPEECH_ENGINE: "none", JOBS: "off" });
  await addressOf(drill);
  expect(drill.said()).toContain("JOBS is off: this server sends no mail");
  drill.child.kill("SIGTERM");
  expect(await exitOf(drill)).toBe(0);
  expect(await dueIn()).toBe(0);
  const usual = run({ DEMO: "0", SPEECH_ENGINE: "none" });
  await addressOf(usual);
  usual.child.kill("SIGTERM");
  expect(await exitOf(usual)).toBe(0);
  expect(await dueIn()).toBeGreaterThan(0);
}, 240_000);

test("a start that cannot be says why in one sentence", async () => {
  const production = run({ APP_ENV: "production" });
  expect(await exitOf(production)).toBe(1);
  expect(production.said().trim()).toBe(
    "Production needs DATABASE_URL, ENCRYPTION_KEYS, METRICS_TOKEN, PUBLIC_URL, SMTP_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, and SUPPORT_EMAIL to be set.",
  );
  // Nobody can create anything below /proc, and Node's recursive mkdir never returns there.
  const impossible = process.platform === "linux" ? "/proc/regain" : join(entry, "data");
  const nowhere = run({ DATA_DIR: impossible });
  expect(await exitOf(nowhere)).toBe(1);
  expect(nowhere.said().trim()).toMatch(/^The data folder .+ cannot be created or written: .+\.$/);
  const open = run({ HOST: "0.0.0.0" });
  expect(await exitOf(open)).toBe(1);
  expect(open.said()).toContain("ALLOW_DEMO_ON_NETWORK=1");
  // A documentation address, and a name that nobody may have.
  for (const HOST of ["203.0.113.7", "regain.invalid"]) {
    const elsewhere = run({ DEMO: "0", HOST });
    expect(await exitOf(elsewhere)).toBe(1);
    expect(elsewhere.said().trim()).toMatch(
      /^HOST is \S+, which is not an address of this machine: /,
    );
  }
}, 120_000);

test("a database that has the demo is not offered to the network, unless that is asked for", async () => {
  const database = await openDatabase({ kind: "embedded", folder: join(dataDir, "postgres") });
  await migrate(database);
  await database.withActor(system("demo"), (trx) => addDemoAccounts(trx, new Date()));
  await database.close();
  const open = { DEMO: "0", SPEECH_ENGINE: "none", HOST: "0.0.0.0" };
  const refused = run(open);
  expect(await exitOf(refused)).toBe(1);
  expect(refused.said().trim()).toMatch(
    /^HOST is 0\.0\.0\.0, but this database is not for the network\. It has the demo's accounts, .+ or set ALLOW_DEMO_ON_NETWORK=1 to offer it anyway\.$/,
  );
  const asked = run({ ...open, ALLOW_DEMO_ON_NETWORK: "1" });
  await addressOf(asked);
}, 240_000);

test("a start without a key that something is encrypted with names it, and keeps nobody out", async () => {
  const [older, newer] = [newKey(), newKey()];
  const [name = "", secret = ""] = older.split(":");
  await sealedStore(folderStore(objectsIn(dataDir)), parseKeys(older)).put(
    "recordings/rosa/1.wav",
    Buffer.from("sound of Rosa"),
  );
  const server = (ENCRYPTION_KEYS: string) =>
    run({ DEMO: "0", SPEECH_ENGINE: "none", ENCRYPTION_KEYS });
  const without = server(newer);
  await addressOf(without);
  expect(without.said()).toContain(`The encryption keys lack ${name}: `);
  expect(without.said()).not.toContain(secret);
  without.child.kill("SIGTERM");
  expect(await exitOf(without)).toBe(0);
  const withBoth = server(`${newer},${older}`);
  await addressOf(withBoth);
  expect(withBoth.said()).not.toContain("keys lack");
}, 120_000);

/** Where PostgreSQL accepts connections: at a socket in a folder, or at a port. */
function doorOf(url: string): NetConnectOpts {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get("host");
  return folder
    ? { path: `${folder}/.s.PGSQL.${port || "5432"}` }
    : { host: hostname, port: Number(port || "5432") };
}

test.skipIf(!inject("templateUrl"))(
  "a start waits for a database that comes up after it",
  () =>
    withEmptyPostgres(async (url) => {
      const port = await freePort();
      const late = Object.assign(new URL(url), { hostname: "127.0.0.1", port });
      late.searchParams.delete("host");
      const production = run({ ...productionSettings, DATABASE_URL: late.href });
      await expect
        .poll(production.said, { timeout: 60_000 })
        .toMatch(
          /^The database in DATABASE_URL cannot be used: .+\. It is tried again for a while\.$/m,
        );
      const door = createServer((from) => {
        const to = connect(doorOf(url));
        from.on("error", () => to.destroy());
        to.on("error", () => from.destroy());
        from.pipe(to).pipe(from);
      }).listen(port, "127.0.0.1");
      await addressOf(production);
      expect(production.said().match(/tried again/g)).toHaveLength(1);
      production.child.kill("SIGTERM");
      expect(await exitOf(production)).toBe(0);
      door.close();
    }),
  240_000,
);

test.skipIf(!inject("templateUrl"))(
  "production does not start on a database with the demo in it",
  () =>
    withEmptyPostgres(async (url) => {
      const database = await openDatabase({ kind: "postgres", url });
      await migrate(database);
      await database.withActor(system("demo"), (trx) => addDemoAccounts(trx, new Date()));
      await database.close();
      const production = run({ ...productionSettings, DATABASE_URL: url });
      expect(await exitOf(production)).toBe(1);
      expect(production.said().trim()).toMatch(
        /^Production does not start on this database\. It has the demo's accounts, .+: set DATABASE_URL to one that never had a demo\.$/,
      );
    }),
  240_000,
);

test.skipIf(!inject("templateUrl"))(
  "a start on a database in another encoding says how to create one, and changes nothing",
  () =>
    withEmptyPostgres(async (url) => {
      const production = run({ ...productionSettings, DATABASE_URL: url });
      expect(await exitOf(production)).toBe(1);
      expect(production.said().trim()).toMatch(
        /^The database in DATABASE_URL is encoded in LATIN1, but Regain needs UTF-8: .+\.$/m,
      );
      const database = await openDatabase({ kind: "postgres", url });
      expect(await migrationsRun(database)).toEqual([]);
      await database.close();
    }, "encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0"),
  120_000,
);
