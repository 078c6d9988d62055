import type { Config } from "../config.ts";
import type { Database, OwnedDatabase } from "../db/database.ts";
import type { Jobs } from "../lib/jobs.ts";

/** Somebody of our own typed something that cannot be understood. */
export class Misuse extends Error {
  override readonly name = "Misuse";
}

/** Whom a run is about, for the trail. */
export interface Subject {
  readonly id: string;
  readonly type: "patient" | "clinician" | "institution";
}

/** What is not done, and why: a stable code and a sentence. */
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
  /** The door of the owner, for what is about the database as a whole and shows nobody's rows. */
  readonly owned: OwnedDatabase;
  readonly config: Config;
  readonly now: Date;
  /** From where the command was called: relative paths begin there. */
  readonly folder: string;
  /** Makes the queue ready, so that what is written is sent. */
  jobs(): Promise<Jobs>;
}

/** What the person is told, and the same for programs. */
export interface Outcome {
  readonly says: string;
  readonly data: object;
  /** Whom it has made, for the trail: who was there before stands in the plan. */
  readonly made?: readonly Subject[];
}

/** What a command is about to do, with everything checked that can be. */
export interface Plan {
  readonly about: readonly Subject[];
  /** What will change, in a sentence: asked for before it is done. Missing of what only looks. */
  readonly will?: string;
  run(): Promise<Outcome>;
}

export interface Operand {
  /** In capitals, as help shows it. */
  readonly name: string;
  readonly about: string;
}

export interface Option {
  /** What is written after it, in capitals. Missing of a switch, which is `yes` where it is given. */
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
  /** What else there is to know, for the command's own help. */
  readonly more?: string;
  readonly operands: readonly Operand[];
  readonly options?: Readonly<Record<string, Option>>;
  /** It begins where there is no database yet, and makes it. */
  readonly isForNewPlace?: true;
  /** @throws Misuse, CommandRefusal */
  prepare(context: CommandContext, given: Given): Promise<Plan>;
}
