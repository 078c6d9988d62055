/** Tables as text by RFC 4180. */

/** What a table holds; numbers and flags are ours, texts may be anybody's. */
export type Cell = string | number | boolean | null;

/** Read as UTF-8 by spreadsheet programs too: without it they take it for an older alphabet. */
export const byteOrderMark = "\uFEFF";

/**
 * Where spreadsheet programs take a text for a formula and run it. A quote before it keeps it a text. In half of the
 * world they divide lines at semicolons, and then know no quotation marks within: what follows one is a cell as well.
 */
const asFormula = /(^|[;\t\r\n])(?=[=+\-@])|^(?=[\t\r])/g;
const needsQuotes = /[",;\t\r\n]/;

function cellText(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);
  const guarded = cell.replace(asFormula, "$1'");
  return needsQuotes.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** One row with its end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(",")}\r\n`;
