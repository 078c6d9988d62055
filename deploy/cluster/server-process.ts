import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const entry = join(import.meta.dirname, "../../apps/server/src/main.ts");

/** Of the environment, by their names. */
export type Settings = Readonly<Record<string, string>>;

/** One server as a process of its own, on a port that stays the same when it is started again. */
export class ServerProcess {
  readonly #settings: Settings;
  #child: ChildProcess | undefined;
  #output = "";
  #port = 0;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  get port(): number {
    return this.#port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** What it printed so far. */
  get output(): string {
    return this.#output;
  }

  /**
   * Resolves when it serves.
   * @throws Error with what it said where it ends before
   */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [entry], {
      env: { ...process.env, ...this.#settings, PORT: String(this.#port) },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    const begins = this.#output.length;
    const said = () => this.#output.slice(begins);
    child.stderr.on("data", (chunk: Buffer) => (this.#output += chunk.toString()));
    await new Promise<void>((resolve, reject) => {
      child.stdout.on("data", (chunk: Buffer) => {
        this.#output += chunk.toString();
        const [, port] = /Regain is ready: http:\/\/[^:]+:(\d+)/.exec(said()) ?? [];
        if (!port) return;
        this.#port = Number(port);
        resolve();
      });
      child.once("error", reject);
      child.once("exit", () => reject(new Error(`The server ended:\n${said()}`)));
    });
  }

  /** Lets it finish what is under way. */
  stop(): Promise<number | null> {
    return this.#end("SIGTERM");
  }

  /** As a power cut would. */
  kill(): Promise<number | null> {
    return this.#end("SIGKILL");
  }

  /** @returns its exit code; null where it was killed */
  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null)
      return child?.exitCode ?? null;
    const ended = once(child, "exit");
    child.kill(signal);
    const [code] = (await ended) as [number | null];
    return code;
  }
}
