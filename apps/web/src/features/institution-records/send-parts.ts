import { mostRowsSent, type RowVerdict } from "@regain/contract/bulk-invitation";
import { groupOf, type ListRow } from "./people-list.ts";

/** Whom a row stands for, as the server tells people apart. */
const personOf = ({ email, type }: ListRow) =>
  `${email.trim().toLowerCase()} ${type.trim().toLowerCase()}`;

export interface PartsToSend {
  /** The list as it is at that moment, less what is being checked: it is worked on while it is sent. */
  readonly rowsNow: () => readonly ListRow[];
  readonly send: (part: readonly ListRow[]) => Promise<readonly RowVerdict[]>;
  readonly signal: AbortSignal;
  /** These rows go out now, and are not to be changed; after them there are so many. */
  readonly onPart: (part: readonly ListRow[], left: number) => void;
  /** What became of each row, as it was sent. */
  readonly onSent: (done: ReadonlyMap<ListRow, RowVerdict>) => void;
}

/**
 * Invites whoever is ready, part by part, until nobody is. What was told is done, whatever happens to the rest; sending
 * that again invites nobody twice.
 */
export async function sendParts({
  rowsNow,
  send,
  signal,
  onPart,
  onSent,
}: PartsToSend): Promise<void> {
  // Whom the server left without a verdict would be ready for ever.
  const asked = new Set<string>();
  while (!signal.aborted) {
    const ready = rowsNow().filter((row) => groupOf(row) === "ready" && !asked.has(personOf(row)));
    const part = ready.slice(0, mostRowsSent);
    if (part.length === 0) return;
    for (const row of part) asked.add(personOf(row));
    onPart(part, ready.length - part.length);
    // Not given up on the way: what the server has sent by then would not be known here.
    const verdicts = await send(part);
    onSent(new Map(part.map((row, index) => [row, verdicts[index] ?? "invite"])));
  }
}
