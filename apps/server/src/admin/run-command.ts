import { v7 } from "uuid";
import { StoreUnavailable } from "../adapters/objects/store-unavailable.ts";
import type { Config } from "../config.ts";
import type { OwnedDatabase } from "../db/database.ts";
import { isMigrated } from "../db/migrate.ts";
import { Refusal } from "../lib/http/refusal.ts";
import { type RunningJobs, startJobs } from "../lib/jobs.ts";
import { type CommandContext, CommandRefusal, Misuse, type Plan, type Subject } from "./command.ts";
import type { Wish } from "./parse-arguments.ts";
import type { Terminal } from "./terminal.ts";
import { type Ending, writeTrail } from "./trail.ts";

export const exitCodes = { done: 0, refused: 1, misuse: 2 } as const;

export interface RunParts {
  readonly database: OwnedDatabase;
  readonly config: Config;
  readonly terminal: Terminal;
  readonly operator: string;
  readonly folder: string;
  readonly now: Date;
}

/** The queue is started when a command first writes a letter, and stopped afterwards. */
function lazyJobs(database: OwnedDatabase, onError: (error: Error) => void) {
  let started: Promise<RunningJobs> | undefined;
  return {
    start: () => (started ??= startJobs(database, { onError })),
    stop: async () => (await started)?.stop(),
  };
}

/** @throws CommandRefusal if the operator declines, or nobody can be asked */
async function confirm({ will, about }: Plan, wish: Wish, terminal: Terminal): Promise<void> {
  if (will === undefined) return;
  terminal.note(will);
  if (wish.isSure) return;
  const answer = await terminal.confirm("Do it?");
  if (answer) return;
  const sentence =
    answer === undefined
      ? "There is no terminal to ask at, so nothing was changed: add --yes to do it."
      : "Nothing was changed.";
  throw new CommandRefusal("not-confirmed", sentence, about);
}

interface Refused {
  readonly code: string;
  readonly sentence: string;
  readonly about: readonly Subject[];
}

/** A refusal by the command, or by the service it calls; undefined if something is broken. */
function refusedBy(error: unknown, plan: Plan | undefined): Refused | undefined {
  const known = plan?.about ?? [];
  if (error instanceof CommandRefusal) {
    const about = error.about.length > 0 ? error.about : known;
    return { code: error.code, sentence: error.message, about };
  }
  // Its own sentence is for the operator; the code's message is for users.
  if (error instanceof StoreUnavailable)
    return {
      code: error.code,
      sentence: `This cannot be done right now: ${error.why}.`,
      about: known,
    };
  if (error instanceof Refusal) return { code: error.code, sentence: error.message, about: known };
  return undefined;
}

/**
 * Does what was asked, and writes it to the trail, even if refused.
 * @returns the exit code
 */
export async function runCommand(parts: RunParts, wish: Wish): Promise<number> {
  const { database, config, terminal, operator, folder, now } = parts;
  const { command, given } = wish;
  const run = { id: v7(), operator, command: command.name };
  const jobs = lazyJobs(database, (error) => terminal.note(error.message));
  const context: CommandContext = {
    database,
    owned: database,
    config,
    now,
    folder,
    jobs: jobs.start,
  };
  const keep = async (about: readonly Subject[], ending: Ending) => {
    // In a new place there is no trail until the command has created it.
    if (command.isForNewPlace && !(await isMigrated(database))) return;
    await writeTrail(database, run, about, ending, now);
  };
  let plan: Plan | undefined;
  try {
    plan = await command.prepare(context, given);
    await confirm(plan, wish, terminal);
    const { says, data, made = [] } = await plan.run();
    await keep([...plan.about, ...made], { status: 200 });
    terminal.say(wish.isForPrograms ? JSON.stringify(data, null, 2) : says);
    return exitCodes.done;
  } catch (error) {
    if (error instanceof Misuse) throw error;
    const refused = refusedBy(error, plan);
    if (!refused) {
      const about = plan?.about ?? [];
      await keep(about, { status: 500, error: "internal" });
      throw error;
    }
    const { code, sentence, about } = refused;
    await keep(about, { status: 409, error: code });
    if (wish.isForPrograms) terminal.say(JSON.stringify({ error: code, message: sentence }));
    else terminal.note(sentence);
    return exitCodes.refused;
  } finally {
    await jobs.stop();
  }
}
