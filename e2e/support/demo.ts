import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cloneDatabase, makeDatabase } from "../../apps/server/src/testing/clone-database.ts";
import { startPostgres } from "../../apps/server/src/testing/postgres-server.ts";
import { makePlace, type Place } from "./place.ts";
import { freePort, RunningServer, type Settings, type SpeechEngine } from "./server.ts";

/** Where the demo that was filled once is; workers inherit it. */
const folderVariable = "REGAIN_DEMO_DATA";
const databaseVariable = "REGAIN_DEMO_DATABASE";

async function copyOf(folder: string, database: string | undefined): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), "regain-e2e-"));
  await cp(folder, dataDir, { recursive: true });
  return makePlace(dataDir, database && (await cloneDatabase(database)));
}

/** A copy of what {@link prepareDemo} filled. */
export async function copyDemo(): Promise<Place> {
  const { [folderVariable]: folder, [databaseVariable]: database } = process.env;
  if (!folder) throw new Error("prepareDemo has not run");
  return copyOf(folder, database);
}

/**
 * A server with the demo in it; the caller disposes of it.
 * @param speechEngine what listens to spoken answers: the microphone of a headless browser only beeps, so
 *   nobody
 * @param settings more environment variables
 */
export async function startDemoServer(
  speechEngine?: SpeechEngine,
  settings?: Settings,
): Promise<RunningServer> {
  const server = new RunningServer(await copyDemo(), await freePort(), speechEngine, settings);
  await server.start();
  return server;
}

/** An empty place, on a PostgreSQL of its own if there is one; otherwise with the embedded engine. */
async function emptyPlace(engine: "embedded" | "postgres") {
  const folder = await mkdtemp(join(tmpdir(), "regain-demo-"));
  const postgres =
    engine === "postgres" ? await startPostgres({ max_connections: "200" }) : undefined;
  const url = postgres && (await makeDatabase(postgres.urlOf("postgres"), "regain_demo"));
  return { place: makePlace(folder, url), postgres };
}

/** A demo that was filled once, to be copied. */
export interface FilledDemo {
  readonly place: Place;
  copy(): Promise<Place>;
  dispose(): Promise<void>;
}

/** @param engine what stores it; PostgreSQL copies it for each server in a tenth of the time */
export async function fillDemo(engine: "embedded" | "postgres"): Promise<FilledDemo> {
  const { place, postgres } = await emptyPlace(engine);
  const server = new RunningServer(place, await freePort());
  await server.start();
  await server.stop();
  return {
    place,
    copy: () => copyOf(place.dataDir, place.databaseUrl),
    async dispose() {
      await server.dispose();
      await postgres?.stop();
    },
  };
}

/**
 * Fills the place that all servers of this run copy. `REGAIN_DEMO_DATA` can name one that was filled
 * before.
 * @param engine what stores it
 * @returns what removes it again
 */
export async function prepareDemo(
  engine: "embedded" | "postgres" = "embedded",
): Promise<() => Promise<void>> {
  if (process.env[folderVariable]) return async () => {};
  const { place, dispose } = await fillDemo(engine);
  process.env[folderVariable] = place.dataDir;
  process.env[databaseVariable] = place.databaseUrl;
  return dispose;
}
