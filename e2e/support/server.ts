import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import type { Place } from "./place.ts";

export { freePort } from "../../apps/server/src/testing/free-port.ts";

/** On a busy machine a start takes a hundred times as long as on an idle one. */
const maxStartMs = 600_000;

const root = resolve(import.meta.dirname, "../..");

/** What recognizes spoken answers; `auto` is the best engine on this machine. */
export type SpeechEngine = "auto" | "pocketsphinx" | "soundswallower" | "none";

/** Environment variables, by name. */
export type Settings = Readonly<Record<string, string>>;

/** The real server as a process of its own, with a place of its own. */
export class RunningServer {
  readonly place: Place;
  readonly port: number;
  #process: ChildProcess | undefined;
  #output = "";
  readonly #speechEngine: SpeechEngine;
  readonly #settings: Settings;

  constructor(
    place: Place,
    port: number,
    speechEngine: SpeechEngine = "none",
    settings: Settings = {},
  ) {
    this.place = place;
    this.port = port;
    this.#speechEngine = speechEngine;
    this.#settings = settings;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** What it has printed so far. */
  get output(): string {
    return this.#output;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  #environment() {
    const { dataDir, databaseUrl } = this.place;
    return { ...process.env, APP_ENV: "dev", DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ["apps/server/src/main.ts"], {
      cwd: root,
      env: {
        ...this.#environment(),
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

  /** Waits as long as it lives: callers have time limits of their own, and filling the demo takes long. */
  async #ready(child: ChildProcess): Promise<void> {
    const deadline = Date.now() + maxStartMs;
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

  /**
   * Runs a script of the server's tests on what the stopped server has stored.
   * @param name of the file in its folder `testing`
   * @returns what it printed
   */
  async runScript(name: string, ...parameters: readonly string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [resolve(root, "apps/server/src/testing", name), ...parameters],
      { env: this.#environment(), maxBuffer: 64 * 1024 * 1024 },
    );
    return stdout;
  }

  async dispose(): Promise<void> {
    await this.stop();
    await this.place.remove();
  }
}
