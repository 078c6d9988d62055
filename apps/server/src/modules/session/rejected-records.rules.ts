/** What is stored of a record that cannot be a result: enough for people to look at, and no more. */
import { createHash } from "node:crypto";
import { dayMs } from "@regain/contract/durations";

/** The most records stored for one patient, and their bytes: a device that was away for three months has fewer. */
const maxPerPatient = { records: 2_000, bytes: 10 * 2 ** 20 } as const;
/** How long a record is kept. */
export const keptMs = 180 * dayMs;

export interface Quarantined {
  readonly records: number;
  readonly bytes: number;
}

/** As many of the records, from the first on, as there is room for in addition to what is stored for the patient. */
export function withRoom<Row extends { readonly record: string }>(
  rows: readonly Row[],
  kept: Quarantined,
): Row[] {
  let { records, bytes } = kept;
  return rows.filter(({ record }) => {
    records += 1;
    bytes += Buffer.byteLength(record);
    return records <= maxPerPatient.records && bytes <= maxPerPatient.bytes;
  });
}

/** UTF-8 bytes of JSON stored of one record. */
const keptBytes = 64 * 1024;
/** Deeper than anything a player sends, and far from overflowing a stack, ours or the database's. */
const keptDepth = 32;

/** The record with a marker in place of what is nested too deep. */
function shallow(value: unknown, depth = 0): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (depth === keptDepth) return `[cut: more than ${keptDepth} levels deep]`;
  if (Array.isArray(value)) return value.map((one) => shallow(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, shallow(one, depth + 1)]),
  );
}

/** The first characters of a text, as many as surely fit into this many bytes as a JSON string. */
function beginningOf(text: string, bytes: number): string {
  let start = text.slice(0, bytes);
  for (;;) {
    // A surrogate pair cut in two cannot be stored.
    const whole = start.toWellFormed();
    const size = Buffer.byteLength(JSON.stringify(whole));
    if (size <= bytes) return whole;
    start = start.slice(0, Math.floor((start.length * bytes) / size));
  }
}

export interface Kept {
  /** JSON, at most 64 kB. */
  readonly json: string;
  /** SHA-256 of the record's whole text, to recognize a record that is sent again. */
  readonly hash: Buffer;
}

/** A record as quarantine stores it: as it came, or its beginning and the size it had. */
export function keptRecord(record: unknown): Kept {
  const text = JSON.stringify(shallow(record) ?? null);
  const hash = createHash("sha256").update(text).digest();
  const bytes = Buffer.byteLength(text);
  if (bytes <= keptBytes) return { json: text, hash };
  const room = keptBytes - JSON.stringify({ cut: "", bytes }).length;
  return { json: JSON.stringify({ cut: beginningOf(text, room), bytes }), hash };
}
