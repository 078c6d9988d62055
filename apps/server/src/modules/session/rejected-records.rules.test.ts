import { describe, expect, test } from "vitest";
import { keptRecord } from "./rejected-records.rules.ts";

const bound = 64 * 1024;
const read = (record: unknown) => JSON.parse(keptRecord(record).json) as unknown;

describe("a record in quarantine", () => {
  test.each([[null], ["a text"], [7], [[1, { a: [] }]], [{ latency: "quick", more: null }]])(
    "is kept as it came: %j",
    (record) => expect(read(record)).toEqual(record),
  );

  test.each([
    ["plain", "x"],
    ["of two bytes a letter", "\u00e9"],
    ["of pairs", "\u{1F600}"],
    ["of quotes", '"\\'],
    ["of escapes", "\u0001"],
  ])("that is long and %s is cut to 64 kB, with the size it had", (_, letter) => {
    const record = { note: letter.repeat(100_000) };
    const { json } = keptRecord(record);
    expect(Buffer.byteLength(json)).toBeLessThanOrEqual(bound);
    expect(Buffer.byteLength(json)).toBeGreaterThan(bound * 0.9);
    const { cut, bytes } = JSON.parse(json) as { cut: string; bytes: number };
    expect(cut.isWellFormed()).toBe(true);
    expect(bytes).toBe(Buffer.byteLength(JSON.stringify(record)));
    expect(JSON.stringify(record).startsWith(cut.slice(0, -1))).toBe(true);
  });

  test("is known again by its whole text, also where only the same beginning is kept", () => {
    const long = (end: string) => ({ note: "x".repeat(100_000) + end });
    expect(keptRecord(long("a")).hash).toEqual(keptRecord(long("a")).hash);
    expect(keptRecord(long("a")).hash).not.toEqual(keptRecord(long("b")).hash);
  });

  test("that is nested without end keeps its upper part", () => {
    const endless = JSON.parse(
      `{"a":1,"b":${"[".repeat(200_000)}${"]".repeat(200_000)}}`,
    ) as unknown;
    expect(read(endless)).toMatchObject({ a: 1, b: [[[expect.any(Array)]]] });
    expect(keptRecord(endless).json).toContain("[cut: more than 32 levels deep]");
  });
});
