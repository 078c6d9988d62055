import { mostTableRows } from "@regain/contract/bulk-invitation";
import type { ListedPerson } from "@regain/contract/entities/bulk-invitation";
import { parse } from "csv-parse/sync";
import { Refusal } from "../../../lib/http/refusal.ts";

/** A row as it stands in a file, with its line, from 1. */
export interface FiledPerson extends ListedPerson {
  readonly line: number;
}

/** What no text holds but a file of another kind does. */
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // What spreadsheet programs write where nobody asked them for UTF-8. It has a letter for every byte.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const delimiters = [",", ";", "\t"];

/** What stands between the cells: of a line, outside quotes, that of which there is most. */
function delimiterOf(line: string): string {
  const bare = line.replaceAll(/"[^"]*"/g, "");
  const counts = delimiters.map((one) => bare.split(one).length);
  return delimiters[counts.indexOf(Math.max(...counts))]!;
}

interface Line {
  readonly cells: readonly string[];
  readonly line: number;
}

interface ParsedRecord {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

function linesOf(text: string, quote: '"' | null): Line[] {
  // Excel's own way to say what stands between the cells.
  const said = /^sep=(.)\r?\n/i.exec(text);
  const [firstLine = ""] = text.slice(said?.[0].length ?? 0).split(/\r\n|\n|\r/, 1);
  const records = parse(text, {
    delimiter: said?.[1] ?? delimiterOf(firstLine),
    quote,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    record_delimiter: ["\r\n", "\n", "\r"],
    from: said ? 2 : 1,
    // The line of names, and one more than there may be.
    to: mostTableRows + (said ? 3 : 2),
  }) as unknown as ParsedRecord[];
  return records.map(({ record, info }) => ({ cells: record, line: info.lines }));
}

/** A quotation mark that nobody closed would swallow all that follows: then marks are letters like others. */
function readLines(text: string): Line[] {
  try {
    return linesOf(text, '"');
  } catch {
    return linesOf(text, null).map(({ cells, line }) => ({
      cells: cells.map((cell) => cell.replaceAll(/^"|"$/g, "")),
      line,
    }));
  }
}

const emailNames = new Set(["email", "mail", "emailaddress", "mailaddress"]);
const typeNames = new Set(["type", "usertype", "kind"]);
const typeWords = /^(?:patient|clinician)s?$/i;

const plain = (cell: string) => cell.toLowerCase().replaceAll(/[^a-z]/g, "");

/** Where the address stands, and the type, which may be missing; by the names of the columns, or by what is in them. */
function columnsOf(lines: readonly Line[]) {
  const [{ cells: head } = { cells: [] }] = lines;
  const email = head.findIndex((cell) => emailNames.has(plain(cell)));
  if (email >= 0)
    return { email, type: head.findIndex((cell) => typeNames.has(plain(cell))), hasNames: true };
  // Without names: where the first address stands, and the first word for a type beside it.
  const columnWith = (is: (cell: string, column: number) => boolean) =>
    lines.map(({ cells }) => cells.findIndex(is)).find((at) => at >= 0) ?? -1;
  const address = columnWith((cell) => cell.includes("@"));
  if (address < 0) throw new Refusal("not-a-table");
  const type = columnWith((cell, column) => column !== address && typeWords.test(cell));
  return { email: address, type, hasNames: false };
}

/** As our own tables write what would be a formula. */
const unguarded = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, "");

const longest = { email: 320, type: 100 };

/**
 * The people of a table, right or wrong, as they stand there.
 * @throws Refusal `not-a-table`, `table-empty`, `table-too-long`
 */
export function peopleIn(file: Uint8Array): FiledPerson[] {
  const text = decoded(file).replace(/^\uFEFF/, "");
  if (text.trim() === "") throw new Refusal("table-empty");
  if (controls.test(text)) throw new Refusal("not-a-table");
  const lines = readLines(text);
  if (lines.length === 0) throw new Refusal("table-empty");
  const { email, type, hasNames } = columnsOf(lines);
  const people = (hasNames ? lines.slice(1) : lines)
    .map(({ cells, line }) => ({
      email: unguarded(cells[email] ?? "").slice(0, longest.email),
      type: unguarded(cells[type] ?? "").slice(0, longest.type),
      line,
    }))
    .filter((person) => person.email !== "" || person.type !== "");
  if (people.length === 0) throw new Refusal("table-empty");
  if (people.length > mostTableRows) throw new Refusal("table-too-long");
  return people;
}
