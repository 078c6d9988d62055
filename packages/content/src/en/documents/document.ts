/** Builders, so that a document reads like the page it becomes. */
import type { DocumentPart, DocumentQuestion } from "../../page-types.ts";

/** A heading within the page. */
export const heading = (text: string): DocumentPart => ({ kind: "heading", text });
/** A line or paragraph of plain text. */
export const line = (text: string): DocumentPart => ({ kind: "text", text });
/** A line that stands out. */
export const strong = (text: string): DocumentPart => ({ kind: "strong", text });
/** Lines with a bullet before each. */
export const list = (...lines: readonly string[]): DocumentPart => ({ kind: "list", lines });
/** Lines that are numbered from 1. */
export const steps = (...lines: readonly string[]): DocumentPart => ({ kind: "steps", lines });

/** Each value by its name, in order, except that JavaScript would put whole-number names first. */
export const fields = (values: Readonly<Record<string, string>>): DocumentPart => ({
  kind: "fields",
  fields: Object.entries(values),
});

/** Cells are split at `|`: `table("Bus | Leaves", "12 | 9:05 AM")`. */
export function table(columns: string, ...rows: readonly string[]): DocumentPart {
  const cells = (text: string) => text.split("|").map((cell) => cell.trim());
  return { kind: "table", columns: cells(columns), rows: rows.map(cells) };
}

/** A question about the page, from that level on: the right answer, then the wrong ones. */
export const ask = (
  level: number,
  text: string,
  answer: string,
  ...foils: readonly string[]
): DocumentQuestion => ({ level, text, answer, foils });
