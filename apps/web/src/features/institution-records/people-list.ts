/** A list of people to invite, as it is reviewed, corrected and sent. */
import type { RowVerdict } from "@regain/contract/bulk-invitation";
import { addressKey } from "@regain/contract/email-address";
import type { ListedPerson, TableRow } from "@regain/contract/entities/bulk-invitation";

export interface ListRow extends ListedPerson {
  /** The list and its place there, which stay the same through corrections. */
  readonly id: string;
  readonly line: number;
  /** What happens to it. Addresses that appear earlier in the list are detected here, not by the server. */
  readonly verdict: RowVerdict | "twice";
}

export type Shown = "all" | "ready" | "problem" | "done";

const done: ReadonlySet<ListRow["verdict"]> = new Set(["sent", "already-invited", "already-here"]);

export function groupOf({ verdict }: ListRow): Exclude<Shown, "all"> {
  if (verdict === "invite") return "ready";
  return done.has(verdict) ? "done" : "problem";
}

/** Of two rows with the same address, the first counts: the other would only be invited again. */
function withTwins(rows: readonly ListRow[]): ListRow[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const address = addressKey(row.email);
    const isTwin = seen.has(address);
    seen.add(address);
    if (row.verdict === "invite" && isTwin) return { ...row, verdict: "twice" as const };
    return row.verdict === "twice" && !isTwin ? { ...row, verdict: "invite" as const } : row;
  });
}

/** @param name begins the ids: what is found out about a row of an earlier list changes none of this one */
export const listOf = (rows: readonly TableRow[], name = ""): ListRow[] =>
  withTwins(rows.map((row, index) => ({ ...row, id: `${name}${index}` })));

/** The list after some rows turned out differently or were corrected. */
export function listAfter(
  rows: readonly ListRow[],
  changes: ReadonlyMap<string, Partial<Pick<ListRow, "email" | "type" | "verdict">>>,
): ListRow[] {
  return withTwins(rows.map((row) => ({ ...row, ...changes.get(row.id) })));
}

/** The list after some rows were sent: each result applies only if the row is still as it was sent. */
export function listAfterSending(
  rows: readonly ListRow[],
  verdicts: ReadonlyMap<ListRow, RowVerdict>,
): ListRow[] {
  const sent = new Map([...verdicts].map(([row, verdict]) => [row.id, { row, verdict }]));
  const changes = rows.flatMap(({ id, email, type }) => {
    const found = sent.get(id);
    const isAsSent = found?.row.email === email && found.row.type === type;
    return found && isAsSent ? [[id, { verdict: found.verdict }] as const] : [];
  });
  return listAfter(rows, new Map(changes));
}

export const listWithout = (rows: readonly ListRow[], id: string): ListRow[] =>
  withTwins(rows.filter((row) => row.id !== id));

export function countsOf(rows: readonly ListRow[]): Readonly<Record<Shown, number>> {
  const counts = { all: rows.length, ready: 0, problem: 0, done: 0 };
  for (const row of rows) counts[groupOf(row)] += 1;
  return counts;
}

export const rowsShown = (rows: readonly ListRow[], shown: Shown): readonly ListRow[] =>
  shown === "all" ? rows : rows.filter((row) => groupOf(row) === shown);

/** Rows without a type: one choice can settle them all. */
export const withoutType = (rows: readonly ListRow[]): readonly ListRow[] =>
  rows.filter(({ verdict, type }) => verdict === "type-wrong" && type.trim() === "");
