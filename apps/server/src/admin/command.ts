import type { Config } from "../config.ts";
import type { Database, OwnedDatabase } from "../db/database.ts";
import type { Jobs } from "../lib/jobs.ts";

/** An operator typed something that cannot be understood. */
export class Misuse extends Error {
  override readonly name = "Misuse";
}

/** Whom or what a run is about, for the trail. */
export interface Subject {
  readonly id: string;
  readonly type: "patient" | "clinician" | "institution";
}

/** What was refused, and why: a stable code and a sentence. */
export class CommandRefusal extends Error {
  override readonly name = "CommandRefusal";
  readonly code: string;
  readonly about: readonly Subject[];

  constructor(code: string, sentence: string, about: readonly Subject[] = []) {
    super(sentence);
    this.code = code;
    this.about = about;
  }
}

export interface CommandContext {
  readonly database: Database;
  /** The owner's access, for what concerns the database as a whole and shows nobody's rows. */
  readonly owned: OwnedDatabase;
  readonly config: Config;
  readonly now: Date;
  /** The folder the command was called from, to which relative paths refer. */
  readonly folder: string;
  /** Prepares the queue, so that what is written is sent. */
  jobs(): Promise<Jobs>;
}

/** What the operator is told, and the same for programs. */
export interface Outcome {
  readonly says: string;
  readonly data: object;
  /** The accounts and institutions it created, for the trail; existing ones are in the plan. */
  readonly made?: readonly Subject[];
}

/** What a command is about to do, after every possible check. */
export interface Plan {
  readonly about: readonly Subject[];
  /** What will change, in a sentence, shown for confirmation. Missing if the command only reads. */
  readonly will?: string;
  run(): Promise<Outcome>;
}

export interface Operand {
  /** In capitals, as help shows it. */
  readonly name: string;
  readonly about: string;
}

export interface Option {
  /** The placeholder for its value, in capitals. Missing for a switch, which is `yes` if given. */
  readonly value?: string;
  readonly about: string;
  readonly usually?: string;
  readonly isNeeded?: boolean;
}

export interface Given {
  /** In the order of the command's operands. */
  readonly operands: readonly string[];
  readonly options: Readonly<Record<string, string>>;
}

/** One thing that can be done from the command line. */
export interface Command {
  readonly name: string;
  /** One line. */
  readonly summary: string;
  /** Further details, for the command's own help. */
  readonly more?: string;
  readonly operands: readonly Operand[];
  readonly options?: Readonly<Record<string, Option>>;
  /** It starts without a database, and creates it. */
  readonly isForNewPlace?: true;
  /** @throws Misuse, CommandRefusal */
  prepare(context: CommandContext, given: Given): Promise<Plan>;
}
