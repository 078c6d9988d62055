import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const entry = join(import.meta.dirname, "../main.ts");

export interface ServerProcess {
  /** Where it listens, as of the latest start. */
  readonly url: string;
  /** Everything that it and its predecessors printed. */
  readonly said: string;
  /** Starts it; resolves when it is ready. @throws Error with its output, if it ends before that */
  start(): Promise<void>;
  /** As a power cut would: no handler runs, nothing is flushed. */
  kill(): Promise<void>;
  signal(signal: NodeJS.Signals): void;
  /** As a deploy does. @returns its exit code */
  stop(): Promise<number | null>;
}

const ready = /Regain is ready: (http:\/\/\S+)/;

/**
 * The real server as a separate process, without the demo, on a free port that differs after each start.
 * @param env what else to set in its environment: `DATA_DIR` at least
 */
export function serverProcess(env: Readonly<Record<string, string>>): ServerProcess {
  let child: ChildProcess | undefined;
  let url = "";
  let said = "";

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    const ending = child;
    child = undefined;
    if (!ending) return null;
    if (ending.exitCode === null && ending.signalCode === null) {
      const exited = once(ending, "exit");
      ending.kill(signal);
      await exited;
    }
    return ending.exitCode;
  }

  return {
    get url() {
      return url;
    },
    get said() {
      return said;
    },
    async start() {
      const { PATH = "" } = process.env;
      const started = spawn(process.execPath, [entry], {
        env: { PATH, PORT: "0", DEMO: "0", LOG_LEVEL: "warn", SPEECH_ENGINE: "none", ...env },
        stdio: ["ignore", "pipe", "pipe"],
      });
      child = started;
      let own = "";
      await new Promise<void>((resolve, reject) => {
        const listen = (chunk: Buffer) => {
          said += chunk.toString();
          own += chunk.toString();
          const found = ready.exec(own);
          if (found) {
            url = found[1]!.replace("//localhost:", "//127.0.0.1:");
            resolve();
          }
        };
        started.stdout.on("data", listen);
        started.stderr.on("data", listen);
        started.once("close", () => reject(new Error(own.trim())));
      });
    },
    signal: (signal) => void child?.kill(signal),
    kill: async () => void (await end("SIGKILL")),
    stop: () => end("SIGTERM"),
  };
}
