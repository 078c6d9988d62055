import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const entry = join(import.meta.dirname, "../../apps/server/src/main.ts");

/** Environment variables, by name. */
export type Settings = Readonly<Record<string, string>>;

export interface ServerWatch {
  /** Receives its output as it is printed. */
  readonly print?: (text: string) => void;
  /** Called if it was serving and ended although nobody stopped it. */
  readonly onEnd?: (server: ServerProcess) => void;
}

/** One server as a separate process, on a port that stays the same when it is restarted. */
export class ServerProcess {
  readonly #settings: Settings;
  readonly #watch: ServerWatch;
  #child: ChildProcess | undefined;
  #port = 0;

  constructor(settings: Settings, watch: ServerWatch = {}) {
    this.#settings = settings;
    this.#watch = watch;
  }

  get port(): number {
    return this.#port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The current process's. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Resolves when it is serving.
   * @throws Error with its output if it ends before that
   */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [entry], {
      env: { ...process.env, ...this.#settings, PORT: String(this.#port) },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    let said = "";
    let isReady = false;
    await new Promise<void>((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        this.#watch.print?.(chunk.toString());
        if (isReady) return;
        said += chunk.toString();
        const [, port] = /Regain is ready: http:\/\/[^:]+:(\d+)/.exec(said) ?? [];
        if (!port) return;
        this.#port = Number(port);
        isReady = true;
        resolve();
      };
      child.stdout.on("data", hear);
      child.stderr.on("data", hear);
      child.once("error", reject);
      child.once("exit", () => {
        reject(new Error(`The server ended:\n${said}`));
        const isStopped = this.#child !== child;
        if (isReady && !isStopped) this.#watch.onEnd?.(this);
      });
    });
  }

  /** Lets it finish what is under way. */
  stop(): Promise<number | null> {
    return this.#end("SIGTERM");
  }

  /** Kills it as a power cut would. */
  kill(): Promise<number | null> {
    return this.#end("SIGKILL");
  }

  /** @returns its exit code; null if it was killed */
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
