import type { OwnedDatabase } from "../../apps/server/src/db/database.ts";

/** What the stored answers say about when they were given. */
export interface StoredTimes {
  /** By how many whole hours the clock was off when answers were received, each value once, ascending. */
  readonly hoursOff: readonly number[];
  /** Answers that end before they begin, or after they were received: must be none. */
  readonly outOfOrder: number;
}

const hour = 3_600_000;

/**
 * Compares the times of all stored answers with each other and with the correct time.
 * @param arrivedAt when the patient's device learned that an answer was stored, ms, by its uuid
 */
export async function storedTimes(
  { owner }: OwnedDatabase,
  arrivedAt: ReadonlyMap<string, number>,
): Promise<StoredTimes> {
  const rows = await owner
    .selectFrom("responses")
    .select(["uuid", "started_at", "ended_at", "received_at"])
    .execute();
  const off = rows.flatMap(({ uuid, received_at }) => {
    const arrived = arrivedAt.get(uuid);
    // Adding 0 turns a rounded -0 into 0.
    return arrived === undefined ? [] : Math.round((received_at.getTime() - arrived) / hour) + 0;
  });
  return {
    hoursOff: [...new Set(off)].toSorted((one, other) => one - other),
    outOfOrder: rows.filter(
      ({ started_at, ended_at, received_at }) => started_at > ended_at || ended_at > received_at,
    ).length,
  };
}
