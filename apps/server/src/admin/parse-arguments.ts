import { parseArgs } from "node:util";
import { type Command, type Given, Misuse } from "./command.ts";
import { helpOf, wholeHelp, written } from "./help.ts";

export interface Wish {
  readonly command: Command;
  readonly given: Given;
  readonly isSure: boolean;
  readonly isForPrograms: boolean;
  /** As typed; undefined if it was not. */
  readonly as: string | undefined;
}

const ask = "npm run admin -- --help lists the commands.";

const common = {
  as: { type: "string" },
  yes: { type: "boolean" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

function parse({ options = {} }: Command, args: readonly string[]) {
  const own = Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [
      name,
      { type: value === undefined ? "boolean" : "string" } as const,
    ]),
  );
  try {
    return parseArgs({ args: [...args], options: { ...own, ...common }, allowPositionals: true });
  } catch (error) {
    const [sentence] = (error as Error).message.split(". ");
    throw new Misuse(`${sentence?.replace(/\.$/, "")}.`);
  }
}

function optionsOf({ options = {} }: Command, values: Readonly<Record<string, unknown>>) {
  const given: Record<string, string> = {};
  for (const [name, { value, usually, isNeeded }] of Object.entries(options)) {
    const text = values[name] ?? usually;
    if (typeof text === "string") given[name] = text;
    else if (text === true) given[name] = "yes";
    else if (isNeeded) throw new Misuse(`${written(name, value)} is missing.`);
  }
  return given;
}

function operandsOf({ name, operands }: Command, positionals: readonly string[]) {
  const missing = operands[positionals.length];
  if (missing) throw new Misuse(`${name} needs ${missing.name}: ${missing.about}.`);
  if (positionals.length > operands.length)
    throw new Misuse(
      `${name} does not expect "${positionals[operands.length]}". Put a name of several words in quotes.`,
    );
  if (positionals.some((text) => text.trim() === "")) throw new Misuse("An argument is empty.");
  return positionals;
}

/**
 * Reads what was typed after `npm run admin --`.
 * @returns a help text, or what to do
 * @throws Misuse
 */
export function parseArguments(
  commands: readonly Command[],
  [first, ...rest]: readonly string[],
): string | Wish {
  const isHelp = first === "--help" || first === "-h" || first === "help";
  const name = isHelp ? rest[0] : first;
  if (name === undefined) {
    if (isHelp) return wholeHelp(commands);
    throw new Misuse(`Say what to do. ${ask}`);
  }
  const command = commands.find((one) => one.name === name);
  if (!command)
    throw new Misuse(
      name.startsWith("-")
        ? `The command comes first. ${ask}`
        : `There is no command "${name}". ${ask}`,
    );
  if (isHelp) return helpOf(command);
  const { values, positionals } = parse(command, rest);
  if (values.help) return helpOf(command);
  return {
    command,
    given: { operands: operandsOf(command, positionals), options: optionsOf(command, values) },
    isSure: values.yes === true,
    isForPrograms: values.json === true,
    as: typeof values.as === "string" ? values.as : undefined,
  };
}
