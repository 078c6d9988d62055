import { maxRowsSent, type RowVerdict } from "@regain/contract/bulk-invitation";
import { addressKey } from "@regain/contract/email-address";
import { groupOf, type ListRow } from "./people-list.ts";

/** The person a row stands for, as the server distinguishes people. */
const personOf = ({ email, type }: ListRow) => `${addressKey(email)} ${type.trim().toLowerCase()}`;

export interface PartsToSend {
  /** The list at that moment, without rows being checked: it is edited while it is sent. */
  readonly rowsNow: () => readonly ListRow[];
  readonly send: (part: readonly ListRow[]) => Promise<readonly RowVerdict[]>;
  readonly signal: AbortSignal;
  /** These rows are sent now and must not be changed; `left` more follow. */
  readonly onPart: (part: readonly ListRow[], left: number) => void;
  /** The result of each row, as it was sent. */
  readonly onSent: (done: ReadonlyMap<ListRow, RowVerdict>) => void;
}

/**
 * Invites everyone who is ready, part by part, until nobody is left. Reported results are final, whatever happens to
 * the rest; sending them again invites nobody twice.
 */
export async function sendParts({
  rowsNow,
  send,
  signal,
  onPart,
  onSent,
}: PartsToSend): Promise<void> {
  // Rows that the server left without a verdict would be ready forever.
  const asked = new Set<string>();
  while (!signal.aborted) {
    const ready = rowsNow().filter((row) => groupOf(row) === "ready" && !asked.has(personOf(row)));
    const part = ready.slice(0, maxRowsSent);
    if (part.length === 0) return;
    for (const row of part) asked.add(personOf(row));
    onPart(part, ready.length - part.length);
    // Not aborted midway: what the server has sent by then would be unknown here.
    const verdicts = await send(part);
    onSent(new Map(part.map((row, index) => [row, verdicts[index] ?? "invite"])));
  }
}
