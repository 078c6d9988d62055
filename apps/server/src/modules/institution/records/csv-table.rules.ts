import { maxTableRows } from "@regain/contract/bulk-invitation";
import type { ListedPerson } from "@regain/contract/entities/bulk-invitation";
import { parse } from "csv-parse/sync";
import { Refusal } from "../../../lib/http/refusal.ts";

/** A row as it is in a file, with its line number, from 1. */
export interface FiledPerson extends ListedPerson {
  readonly line: number;
}

/** Characters that no text contains but a file of another kind does. */
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // What spreadsheet programs write unless asked for UTF-8. It has a character for every byte.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** How many lines may come before the people: titles, and the column names. */
const maxLinesAbove = 10;

const emailNames = new Set(["email", "mail", "emailaddress", "mailaddress"]);
const typeNames = new Set(["type", "usertype", "kind"]);
const typeWords = /^(?:patient|clinician)s?$/i;

const plain = (cell: string) => cell.toLowerCase().replaceAll(/[^a-z]/g, "");
const namesEmail = (cell: string) => emailNames.has(plain(cell));
/** Also longer names, such as "Email address (work)", but no address that lacks its @, such as "ann.email.org". */
const mentionsEmail = (cell: string) => /\be?-?mail/i.test(cell) && !/@|\.\w/.test(cell);

const delimiters = [",", ";", "\t"];

/** The delimiter that occurs most often in a line, outside quotes. */
function delimiterIn(line: string): string {
  const bare = line.replaceAll(/"[^"]*"/g, "");
  const counts = delimiters.map((one) => bare.split(one).length);
  return delimiters[counts.indexOf(Math.max(...counts))]!;
}

/** What separates the cells; a title above the column names does not show it. */
function delimiterOf(text: string): string {
  const first = text.split(/\r\n|\n|\r/, maxLinesAbove);
  const isDivided = (line: string) => line.includes(delimiterIn(line));
  const head =
    first.find((line) => line.split(delimiterIn(line)).some(namesEmail)) ?? first.find(isDivided);
  return delimiterIn(head ?? "");
}

interface Line {
  readonly cells: readonly string[];
  readonly line: number;
}

interface ParsedRecord {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/** Excel's own way of saying what separates the cells. */
const saidIn = (text: string) => /^sep=(.)\r?\n/i.exec(text);

interface Marks {
  readonly delimiter: string;
  readonly quote: '"' | null;
}

function linesOf(text: string, marks: Marks): Line[] {
  const said = saidIn(text);
  const records = parse(text, {
    ...marks,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    record_delimiter: ["\r\n", "\n", "\r"],
    from: said ? 2 : 1,
    // The lines that may come before, and one more than allowed.
    to: maxTableRows + maxLinesAbove + (said ? 2 : 1),
  }) as unknown as ParsedRecord[];
  return records.map(({ record, info }) => ({ cells: record, line: info.lines }));
}

const isAddressAlone = (cell: string) => /^\s*"?[^\s"]+@[^\s"]+"?\s*$/.test(cell);

/**
 * Whether a multiline cell contains somebody's row: it begins at a quotation mark in one row and
 * ends at one in another.
 */
const hasSwallowed = (lines: readonly Line[], delimiter: string): boolean =>
  lines
    .flatMap(({ cells }) => cells)
    .filter((cell) => /[\r\n]/.test(cell))
    .flatMap((cell) => cell.split(/[\r\n]+/))
    .some((line) => line.includes(delimiter) && line.split(delimiter).some(isAddressAlone));

/** Undefined if a quotation mark is never closed. */
function linesInQuotes(text: string, delimiter: string): Line[] | undefined {
  try {
    return linesOf(text, { delimiter, quote: '"' });
  } catch {
    return undefined;
  }
}

/** An unclosed quotation mark would swallow what follows; then quotation marks are read as ordinary characters. */
function readLines(text: string): Line[] {
  const delimiter = saidIn(text)?.[1] ?? delimiterOf(text);
  const quoted = linesInQuotes(text, delimiter);
  if (quoted && !hasSwallowed(quoted, delimiter)) return quoted;
  return linesOf(text, { delimiter, quote: null }).map(({ cells, line }) => ({
    cells: cells.map((cell) => cell.replaceAll(/^"|"$/g, "")),
    line,
  }));
}

/**
 * The columns that say what people are, whatever the columns are called, from the left.
 * @param share how much of such a column must at least be a word for a type
 */
function columnsOfTypes(people: readonly Line[], share: number): number[] {
  const counts = new Map<number, { filled: number; words: number }>();
  for (const { cells } of people)
    for (const [column, cell] of cells.entries()) {
      const { filled, words } = counts.get(column) ?? { filled: 0, words: 0 };
      const isWord = typeWords.test(cell);
      if (cell !== "") counts.set(column, { filled: filled + 1, words: words + Number(isWord) });
    }
  return [...counts]
    .filter(([, { filled, words }]) => words > 0 && words >= filled * share)
    .map(([column]) => column)
    .toSorted((one, other) => one - other);
}

interface Columns {
  readonly email: number;
  /** -1 if no column says it. */
  readonly type: number;
  readonly people: readonly Line[];
}

/** The columns of the address and the type, found by their names or their contents, and the people below. */
function columnsOf(lines: readonly Line[]): Columns {
  const isAddress = (cell: string) => cell.includes("@");
  const first = lines.findIndex(({ cells }) => cells.some(isAddress));
  const address = lines[first]?.cells.findIndex(isAddress) ?? -1;
  // A line above the first address may be a person whose own lacks its @, unless column names follow.
  const above = lines.slice(0, first < 0 ? maxLinesAbove : Math.min(first || 1, maxLinesAbove));
  const named = above.findIndex(({ cells }) => cells.some(namesEmail));
  const at =
    named < 0 ? above.findIndex(({ cells }) => mentionsEmail(cells[address] ?? "")) : named;
  const head = lines[at]?.cells ?? [];
  const email = named < 0 ? address : head.findIndex(namesEmail);
  if (email < 0) throw new Refusal("not-a-table");

  const people = lines.slice(at + 1);
  const type = head.findIndex((cell) => typeNames.has(plain(cell)));
  // Where columns have names, one with notes may contain such a word by chance.
  const told = columnsOfTypes(people, at < 0 ? 0 : 1 / 2).filter((column) => column !== email);
  return { email, type: told.includes(type) ? type : (told[0] ?? type), people };
}

/** Undoes the way our own tables write what would be a formula. */
const unguarded = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, "");

const longest = { email: 320, type: 100 };

/**
 * The people in a table, right or wrong, as they are written there.
 * @throws Refusal `not-a-table`, `table-empty`, `table-too-long`
 */
export function peopleIn(file: Uint8Array): FiledPerson[] {
  const text = decoded(file).replace(/^\uFEFF/, "");
  if (text.trim() === "") throw new Refusal("table-empty");
  if (controls.test(text)) throw new Refusal("not-a-table");
  const lines = readLines(text);
  if (lines.length === 0) throw new Refusal("table-empty");
  const { email, type, people: below } = columnsOf(lines);
  const people = below
    .map(({ cells, line }) => ({
      email: unguarded(cells[email] ?? "").slice(0, longest.email),
      type: unguarded(cells[type] ?? "").slice(0, longest.type),
      line,
    }))
    .filter((person) => person.email !== "" || person.type !== "");
  if (people.length === 0) throw new Refusal("table-empty");
  if (people.length > maxTableRows) throw new Refusal("table-too-long");
  return people;
}
