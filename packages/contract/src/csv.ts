/** Tables as text according to RFC 4180. */

/** What a table holds; numbers and flags are ours, text may come from anybody. */
export type Cell = string | number | boolean | null;

/** Makes spreadsheet programs read the file as UTF-8: without it they assume an older encoding. */
export const byteOrderMark = "\uFEFF";

/** Where spreadsheet programs take a text for a formula and run it. A quote in front keeps it text. */
const asFormula = /^(?=[=+\-@\t\r])/;
/**
 * In half of the world they split lines at semicolons and then ignore quotation marks inside a cell: what follows a
 * semicolon is a cell as well. Quotation marks at its beginning are gone before the sign is looked at.
 */
const asFormulaWithin = /([;\t\r\n])(?="*[=+\-@])/g;
const needsQuotes = /[",;\t\r\n]/;

function cellText(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);
  const guarded = cell.replace(asFormulaWithin, "$1'").replace(asFormula, "'");
  return needsQuotes.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** One row with its line ending. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(",")}\r\n`;
