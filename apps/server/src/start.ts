import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { chooseCarrier } from "./adapters/mail/choose.ts";
import { chooseScanner } from "./adapters/file-scanner/choose.ts";
import type { ScannerUnavailable } from "./adapters/file-scanner/file-scanner.ts";
import { chooseLeakLookup } from "./adapters/leaked-passwords/choose.ts";
import { chooseStore } from "./adapters/objects/choose.ts";
import { claimStore } from "./adapters/objects/claim-store.ts";
import { sealedStore } from "./adapters/objects/sealed-store.ts";
import { chooseProvider } from "./adapters/payments/choose.ts";
import { asSandbox } from "./adapters/payments/sandbox/sandbox.ts";
import { chooseRecogniser } from "./adapters/speech/choose.ts";
import { buildApp } from "./app.ts";
import type { Config } from "./config.ts";
import { configWarnings } from "./config-warnings.ts";
import type { OwnedDatabase } from "./db/database.ts";
import { demoAccounts, demoPassword } from "./demo/accounts.ts";
import { fillDemo, isEmpty } from "./demo/demo.ts";
import { demoInside } from "./demo/demo-inside.ts";
import { isMigrated, migrate } from "./db/migrate.ts";
import { refuseOtherEncoding } from "./db/refuse-other-encoding.ts";
import { StartupError } from "./db/startup-error.ts";
import { allJobs } from "./jobs.ts";
import { listen } from "./lib/http/listen.ts";
import { startJobs } from "./lib/jobs.ts";
import { openKeyRing } from "./lib/keys/open-key-ring.ts";
import { watchPressure } from "./lib/pressure.ts";
import { property } from "./lib/property.ts";
import { keysAmiss } from "./modules/keys/lacking-keys.service.ts";

const clock = () => new Date();

/** How long open requests may take to finish after SIGTERM. */
const stopWithinMs = 10_000;

/** @throws StartupError if anybody could sign in, to production or from the network */
async function refuseDemo({ pool }: OwnedDatabase, { appEnv, host }: Config): Promise<void> {
  const why = await demoInside(pool);
  if (!why) return;
  throw new StartupError(
    appEnv === "production"
      ? `Production does not start on this database. ${why}: set DATABASE_URL to one that never had a demo.`
      : `HOST is ${host}, but this database is not for the network. ${why}: use one that never had a demo, or set ALLOW_DEMO_ON_NETWORK=1 to offer it anyway.`,
  );
}

async function prepare(database: OwnedDatabase, config: Config, now: Date): Promise<void> {
  await refuseOtherEncoding(database);
  await migrate(database, { say: console.warn });
  if (!config.mayHaveDemo) await refuseDemo(database, config);
  await claimStore(database, config);
  if (!config.demo || !(await isEmpty(database))) return;
  process.stdout.write(
    "The database is empty: filling it with the demo, which takes a moment ...\n",
  );
  await fillDemo(database, now);
}

function greeting(config: Config, address: string): string {
  const ready = `Regain is ready: ${address}`;
  if (!config.demo) return ready;
  const rows = demoAccounts.map(({ username, who }) => `  ${username.padEnd(8)}${who}`);
  return [ready, "", `Demo accounts, password ${demoPassword}:`, ...rows, ""].join("\n");
}

/** The system's codes for an address that is not its own, or a name without one. */
const notOurs: ReadonlySet<unknown> = new Set(["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN"]);

/** @returns the address at which it listens */
async function listenAt(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await listen(app, { host, port });
  } catch (error) {
    if (!notOurs.has(property(error, "code"))) throw error;
    throw new StartupError(
      `HOST is ${host}, which is not an address of this machine: 127.0.0.1 is for this machine only, 0.0.0.0 for all.`,
      { cause: error },
    );
  }
}

/**
 * Starts the server on an open database, and closes it if that fails.
 * @throws what the person at the machine can fix (`lib/startup-sentence.ts`), and what nobody expects
 */
export async function start(config: Config, database: OwnedDatabase): Promise<void> {
  try {
    await prepare(database, config, clock());
    let report: (error: Error, job?: string) => void = (error) => console.error(error);
    let warn: (error: Error, sentence?: string) => void = console.error;
    const jobs = await startJobs(database, {
      onError: (error, job) => report(error, job),
      onAway: (error) => warn(error, "The database does not answer: jobs wait."),
    });
    const keys = await openKeyRing(config);
    const store = chooseStore(config);
    const objects = sealedStore(store, keys);
    const recogniser = await chooseRecogniser(config.speechEngine);
    const mailer = await chooseCarrier(config);
    const scanner = chooseScanner(config);
    const leaks = chooseLeakLookup(config, (error) => warn(error));
    let ownAddress: string | undefined;
    const payments = await chooseProvider({
      config,
      database,
      clock,
      ownAddress: () => ownAddress,
      onError: (error) => report(error instanceof Error ? error : new Error(String(error))),
    });
    const helpers = { recogniser, scanner, leaks, mailer, payments };
    const services = { config, database, jobs, store, objects, keys, ...helpers, clock };
    let isDraining = false;
    const pressure = watchPressure((toCome) => database.waitMs(toCome));
    const app = await buildApp(services, {
      isReady: () => isMigrated(database),
      isDraining: () => isDraining,
      waitMs: pressure.waitMs,
    });
    report = (error, job) =>
      app.log.error({ err: error, job }, job ? "A job failed." : "Work outside requests failed.");
    warn = (error, sentence = error.message) => app.log.warn({ err: error }, sentence);
    for (const doubt of configWarnings(config)) app.log.warn(doubt);
    // Most of what people do needs no key: whoever can restore it is told, and nobody is kept out.
    const amiss = await keysAmiss({ database, store, keys });
    if (amiss) app.log.warn(amiss);
    // The scanner may well start later than we do: until then files have to wait.
    void scanner?.isThere().catch(({ cause }: ScannerUnavailable) => warn(cause));
    const address = await listenAt(app, config);
    ownAddress = address;
    pressure.begin();
    if (config.worksOnJobs) await jobs.work(allJobs(services, app.log));

    const stop = async () => {
      // A terminal signals all of its processes, and whatever started us passes the signal on, so it arrives twice.
      if (isDraining) return;
      isDraining = true;
      await pause(config.drainSeconds * 1000);
      setTimeout(() => process.exit(1), stopWithinMs).unref();
      pressure.stop();
      await app.close();
      await jobs.stop();
      await asSandbox(payments)?.idle();
      await recogniser?.close();
      mailer?.close();
      await database.close();
      process.exit(0);
    };
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop());
    process.stdout.write(`${greeting(config, address.replace("//127.0.0.1:", "//localhost:"))}\n`);
  } catch (error) {
    await database.close();
    throw error;
  }
}
