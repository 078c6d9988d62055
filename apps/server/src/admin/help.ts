import type { Command } from "./command.ts";

const call = "npm run admin --";

/** Options that every command takes. */
const commonOptions = [
  [
    "--as NAME",
    "who you are, for the audit trail; required in production, otherwise this machine's user",
  ],
  ["--yes", "make changes without asking first"],
  ["--json", "answer in JSON, for programs"],
  ["--help", "show this help, and do nothing"],
] as const;

/** Two columns. */
function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`).join("\n");
}

/** An option as it is typed. */
export const written = (name: string, value: string | undefined): string =>
  value === undefined ? `--${name}` : `--${name} ${value}`;

function signature({ name, operands, options = {} }: Command): string {
  const needed = Object.entries(options).filter(([, { isNeeded }]) => isNeeded);
  return [
    name,
    ...operands.map((operand) => operand.name),
    ...needed.map(([option, { value }]) => written(option, value)),
  ].join(" ");
}

export function wholeHelp(commands: readonly Command[]): string {
  return [
    "Manages people's accounts. Each run is recorded in the audit trail, with your name.",
    "",
    `usage: ${call} COMMAND [ARGUMENT ...] [OPTION ...]`,
    "",
    "commands:",
    table(commands.map((command) => [signature(command), command.summary])),
    "",
    "options of every command:",
    table(commonOptions),
    "",
    `${call} COMMAND --help explains a command. Settings are read as the server reads them: DATA_DIR or`,
    "DATABASE_URL, APP_ENV, PUBLIC_URL. Exits with 0 when done, 1 when refused, 2 when not understood.",
  ].join("\n");
}

export function helpOf(command: Command): string {
  const { summary, more, operands, options = {} } = command;
  const own = Object.entries(options).map(([name, { value, about, usually }]) => {
    const after = usually === undefined ? "" : ` (default: ${usually})`;
    return [written(name, value), `${about}${after}`] as const;
  });
  return [
    summary,
    ...(more ? ["", more] : []),
    "",
    `usage: ${call} ${signature(command)} [OPTION ...]`,
    "",
    table([...operands.map(({ name, about }) => [name, about] as const), ...own, ...commonOptions]),
  ].join("\n");
}
