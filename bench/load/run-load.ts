import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, type OwnedDatabase } from "../../apps/server/src/db/database.ts";
import type { DatabasePlace } from "../../apps/server/src/db/engine.ts";
import { migrate } from "../../apps/server/src/db/migrate.ts";
import { hashPassword } from "../../apps/server/src/modules/identity/passwords.ts";
import { startPostgres } from "../../apps/server/src/testing/postgres-server.ts";
import { makePlace } from "../../e2e/support/place.ts";
import { freePort, RunningServer } from "../../e2e/support/server.ts";
import { type AnswerCounts, countAnswers } from "./count-answers.ts";
import { addLoadPatients, type LoadPatient } from "./patients.ts";
import type { LoadPlan, LoadReport } from "./plan.ts";
import { inService } from "../support/in-service.ts";

export interface LoadRun {
  readonly engine: "embedded" | "PostgreSQL";
  /** Server processes; one with the embedded engine. */
  readonly processes: number;
  readonly patients: number;
  readonly pace: number;
  readonly arriveMs: number;
  readonly measureMs: number;
  /** How many log in at the same time, during the load. */
  readonly logins?: number;
}

export interface LoadOutcome extends LoadReport, AnswerCounts {
  /** Share of one core that each server process used while the driver ran. */
  readonly serverCpu: readonly number[];
}

/** Items in each of four exercises. */
const homeworks = [1, 2, 3, 4, 5];
const password = "Practice1";
/** The unit in which the kernel counts processes' time. */
const ticksPerSecond = 100;

/** Seconds of processor time that a process has used; NaN if the system does not report it. */
async function cpuSeconds(pid: number): Promise<number> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return Number.NaN;
  }
}

interface Home {
  readonly place: DatabasePlace;
  readonly dataDir: string;
  /** Empty for the embedded engine, in the folder. */
  readonly databaseUrl: string;
  close(): Promise<void>;
}

/** A temporary place for everything; PostgreSQL waits for the disk as in production. */
async function makeHome(engine: LoadRun["engine"]): Promise<Home | undefined> {
  const dataDir = await mkdtemp(join(tmpdir(), "regain-load-"));
  const forget = () => rm(dataDir, { recursive: true, force: true });
  if (engine === "embedded") {
    const place = { kind: "embedded", folder: join(dataDir, "postgres") } as const;
    return { place, dataDir, databaseUrl: "", close: forget };
  }
  const server = await startPostgres({
    fsync: "on",
    full_page_writes: "on",
    max_connections: "100",
  });
  if (!server) return undefined;
  const url = server.urlOf("postgres");
  return {
    place: { kind: "postgres", url },
    dataDir,
    databaseUrl: url,
    async close() {
      await server.stop();
      await forget();
    },
  };
}

async function withDatabase<T>(
  { place }: Home,
  work: (database: OwnedDatabase) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(place);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function addPeople(home: Home, { patients, logins = 0 }: LoadRun) {
  const passwordHash = await hashPassword(password);
  return withDatabase(home, async (database) => {
    await migrate(database);
    const groups: LoadPatient[][] = [];
    for (const itemsEach of homeworks) {
      const prefix = `load${itemsEach}x`;
      const count = Math.ceil(patients / homeworks.length);
      groups.push(await addLoadPatients(database, count, { prefix, itemsEach }));
    }
    // Long and short homework alternate, so that at any time some patients begin and some finish.
    const players = Array.from(
      { length: patients },
      (_, index) => groups[index % groups.length]![Math.floor(index / groups.length)]!,
    );
    const comers = await addLoadPatients(database, logins, { prefix: "comer", passwordHash });
    return { players, usernames: comers.map(({ username }) => username) };
  });
}

/** Plays a plan in a separate process, so that driver and servers do not take each other's time unnoticed. */
async function drive(plan: LoadPlan): Promise<LoadReport> {
  const child = fork(join(import.meta.dirname, "driver.ts"));
  const ended = once(child, "exit");
  const reported = once(child, "message");
  child.send(plan);
  const first = await Promise.race([reported, ended.then(() => undefined)]);
  if (!first) throw new Error("The driver ended without a report.");
  await ended;
  return first[0] as LoadReport;
}

async function measureOn(home: Home, run: LoadRun): Promise<LoadOutcome> {
  const { players, usernames } = await addPeople(home, run);
  const servers: RunningServer[] = [];
  try {
    for (let index = 0; index < run.processes; index++) {
      const place = makePlace(home.dataDir, home.databaseUrl);
      const server = new RunningServer(place, await freePort(), "none", {
        ...inService,
        DEMO: "0",
        TRUST_PROXY: "127.0.0.1",
      });
      await server.start();
      servers.push(server);
    }
    const cpu = () => Promise.all(servers.map(({ pid }) => cpuSeconds(pid!)));
    const before = await cpu();
    const began = performance.now();
    const report = await drive({
      servers: servers.map(({ url }) => url),
      patients: players,
      pace: run.pace,
      arriveMs: run.arriveMs,
      measureMs: run.measureMs,
      ...(usernames.length > 0 ? { logins: { usernames, password } } : {}),
    });
    const tookSeconds = (performance.now() - began) / 1000;
    const after = await cpu();
    for (const server of servers) await server.stop();
    const counts = await withDatabase(home, (database) =>
      countAnswers(database, report.acknowledged),
    );
    const serverCpu = after.map((seconds, index) => (seconds - before[index]!) / tookSeconds);
    return { ...report, ...counts, serverCpu };
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** Plays a load, from an empty database to the count of its answers; undefined if the engine is not installed. */
export async function runLoad(run: LoadRun): Promise<LoadOutcome | undefined> {
  const home = await makeHome(run.engine);
  if (!home) return undefined;
  try {
    return await measureOn(home, run);
  } finally {
    await home.close();
  }
}
