import type { Command } from "./command.ts";

const call = "npm run admin --";

/** Options that every command takes. */
const commonOptions = [
  ["--as NAME", "who you are, for the trail; needed in production, else the user of this machine"],
  ["--yes", "do what would be changed without asking"],
  ["--json", "answer in JSON, for programs"],
  ["--help", "say how to use it, and do nothing"],
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
    "Looks after people's accounts. Each run is written into the trail, with your name.",
    "",
    `usage: ${call} COMMAND [ARGUMENT ...] [OPTION ...]`,
    "",
    "commands:",
    table(commands.map((command) => [signature(command), command.summary])),
    "",
    "options of every command:",
    table(commonOptions),
    "",
    `${call} COMMAND --help says more of one. Settings are read as the server reads them: DATA_DIR or`,
    "DATABASE_URL, APP_ENV, PUBLIC_URL. Ends with 0 when it is done, 1 when it is refused, 2 for what",
    "cannot be understood.",
  ].join("\n");
}

export function helpOf(command: Command): string {
  const { summary, more, operands, options = {} } = command;
  const own = Object.entries(options).map(([name, { value, about, usually }]) => {
    const after = usually === undefined ? "" : ` (usually ${usually})`;
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
