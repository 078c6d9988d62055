import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** On a machine that does much else, a start takes a hundred times as long as on a quiet one. */
const longestStartMs = 600_000;

const root = resolve(import.meta.dirname, "../..");

/** Names the data folder that holds the demo; workers inherit it. */
const demoDataVariable = "REGAIN_DEMO_DATA";

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("no port was given");
  return address.port;
}

/** What listens to spoken answers; `auto` is the best that this machine has. */
export type SpeechEngine = "auto" | "pocketsphinx" | "soundswallower" | "none";

/** Of the environment, by their names. */
export type Settings = Readonly<Record<string, string>>;

/** The real server as a process of its own, on a data folder of its own. */
export class RunningServer {
  readonly dataDir: string;
  readonly port: number;
  #process: ChildProcess | undefined;
  #output = "";
  readonly #speechEngine: SpeechEngine;
  readonly #settings: Settings;

  constructor(
    dataDir: string,
    port: number,
    speechEngine: SpeechEngine = "none",
    settings: Settings = {},
  ) {
    this.dataDir = dataDir;
    this.port = port;
    this.#speechEngine = speechEngine;
    this.#settings = settings;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** What it printed so far. */
  get output(): string {
    return this.#output;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ["apps/server/src/main.ts"], {
      cwd: root,
      env: {
        ...process.env,
        APP_ENV: "dev",
        DATABASE_URL: "",
        DATA_DIR: this.dataDir,
        PORT: String(this.port),
        HOST: "127.0.0.1",
        PUBLIC_URL: this.url,
        SPEECH_ENGINE: this.#speechEngine,
        ...this.#settings,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#process = child;
    const listen = (chunk: Buffer) => (this.#output += chunk.toString());
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    await this.#ready(child);
  }

  /** As long as it lives it is waited for: who asked for it has a limit of their own, and the demo's filling takes long. */
  async #ready(child: ChildProcess): Promise<void> {
    const deadline = Date.now() + longestStartMs;
    while (Date.now() < deadline) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`the server stopped:\n${this.#output}`);
      const answer = await fetch(`${this.url}/readyz`).catch(() => undefined);
      if (answer?.ok) return;
      await pause(50);
    }
    throw new Error(`the server is not ready:\n${this.#output}`);
  }

  /** As a power cut would: no handler runs, nothing is flushed. */
  kill(): Promise<void> {
    return this.#end("SIGKILL");
  }

  stop(): Promise<void> {
    return this.#end("SIGTERM");
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  async dispose(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

/** A copy of the data folder that {@link prepareDemoData} filled, in a folder of its own. */
export async function copyDemoData(): Promise<string> {
  const filled = process.env[demoDataVariable];
  if (!filled) throw new Error("prepareDemoData has not run");
  const dataDir = await mkdtemp(join(tmpdir(), "regain-e2e-"));
  await cp(filled, dataDir, { recursive: true });
  return dataDir;
}

/**
 * A server with the demo in it; whoever asked for it disposes of it.
 * @param speechEngine what listens to spoken answers: the microphone of a headless browser only beeps, so nobody
 * @param settings what else the environment says
 */
export async function startDemoServer(
  speechEngine?: SpeechEngine,
  settings?: Settings,
): Promise<RunningServer> {
  const dataDir = await copyDemoData();
  const server = new RunningServer(dataDir, await freePort(), speechEngine, settings);
  await server.start();
  return server;
}

/**
 * Fills the folder that all servers of this run copy. One that was filled before can be named by `REGAIN_DEMO_DATA`.
 * @returns what removes it again
 */
export async function prepareDemoData(): Promise<() => Promise<void>> {
  if (process.env[demoDataVariable]) return async () => {};
  const folder = await mkdtemp(join(tmpdir(), "regain-demo-"));
  const server = new RunningServer(folder, await freePort());
  await server.start();
  await server.stop();
  process.env[demoDataVariable] = folder;
  return () => server.dispose();
}
