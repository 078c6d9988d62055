import { tmpdir } from "node:os";
import { commands } from "../admin/commands.ts";
import { parseArguments } from "../admin/parse-arguments.ts";
import { runCommand } from "../admin/run-command.ts";
import { type Config, readConfig } from "../config.ts";
import { system } from "../db/actor.ts";
import type { OwnedDatabase, Trx } from "../db/database.ts";
import type { TestServer } from "./test-server.ts";

export interface CommandRun {
  readonly code: number;
  readonly said: string;
  readonly noted: string;
}

/** A command line on a test's own database. */
export function operatorAt(
  database: OwnedDatabase,
  changes: Partial<Config> = {},
  folder = tmpdir(),
) {
  const config: Config = { ...readConfig({}), ...changes };
  let time = Date.now();
  const now = () => new Date(time);

  /** Runs what would be typed after `npm run admin --`; `answer` answers its question. */
  async function runAnswering(
    answer: boolean | undefined,
    args: readonly string[],
  ): Promise<CommandRun> {
    const [said, noted]: [string[], string[]] = [[], []];
    const terminal = {
      say: (text: string) => void said.push(text),
      note: (text: string) => void noted.push(text),
      confirm: () => Promise.resolve(answer),
    };
    const wish = parseArguments(commands, args);
    if (typeof wish === "string") throw new Error(`This is help: ${wish}`);
    const parts = { database, config, terminal, operator: "ada (test)", folder, now: now() };
    const code = await runCommand(parts, wish);
    return { code, said: said.join("\n"), noted: noted.join("\n") };
  }

  return {
    now,
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
    runAnswering,
    run: (...args: string[]) => runAnswering(undefined, args),
    seed: <T>(build: (trx: Trx) => Promise<T>) => database.withActor(system("demo"), build),
    /** What is in the trail, oldest first. */
    trail: async () => {
      const { rows } = await database.pool.query<{
        call: string;
        access: string;
        user: string | null;
        patient: string | null;
        status: number;
        error: string | null;
      }>(
        `select call, access, subject_user_id as user, subject_patient_id as patient, status, error
         from audit order by request_id, id`,
      );
      return rows;
    },
  };
}

/** A command line on a server's database, with the same time on its clock: what it ends has ended there too. */
export function operatorBeside(server: TestServer) {
  const operator = operatorAt(server.database);
  operator.advance(server.now().getTime() - operator.now().getTime());
  return operator;
}
