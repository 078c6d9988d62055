import { maxRowsSent, type RowVerdict } from "@regain/contract/bulk-invitation";
import { expect, test } from "vitest";
import { listAfter, listAfterSending, listOf, listWithout, type ListRow } from "./people-list.ts";
import { sendParts } from "./send-parts.ts";

const address = (number: number) => `p${number}@example.org`;
const listOfSize = (size: number) =>
  listOf(
    Array.from({ length: size }, (_, index) => ({
      line: index + 2,
      email: address(index),
      type: "patient",
      verdict: "invite" as const,
    })),
  );

/** Sends a list in two parts, which is edited while its first part is in flight. */
async function sendWhile(
  workOn: (rows: readonly ListRow[], stop: () => void) => readonly ListRow[],
  verdict: RowVerdict = "sent",
) {
  let rows: readonly ListRow[] = listOfSize(maxRowsSent + 2);
  const running = new AbortController();
  const sent: string[][] = [];
  const left: number[] = [];
  await sendParts({
    rowsNow: () => rows,
    send: async (part) => {
      if (sent.push(part.map(({ email }) => email)) === 1)
        rows = workOn(rows, () => running.abort());
      return part.map(() => verdict);
    },
    signal: running.signal,
    onPart: (_, after) => left.push(after),
    onSent: (done) => (rows = listAfterSending(rows, done)),
  });
  const verdicts = new Map(rows.map((row) => [row.email, row.verdict]));
  return { sent, left, verdicts };
}

test("a list goes out in parts, and each tells how many come after it", async () => {
  const { sent, left } = await sendWhile((rows) => rows);
  expect(sent.map((part) => part.length)).toEqual([maxRowsSent, 2]);
  expect(left).toEqual([2, 0]);
});

test("who is left out while others are sent is not invited", async () => {
  const { sent } = await sendWhile((rows) => listWithout(rows, String(maxRowsSent)));
  expect(sent[1]).toEqual([address(maxRowsSent + 1)]);
});

test("an address that is corrected while others are sent goes out as it was corrected", async () => {
  const change = new Map([[String(maxRowsSent), { email: "new@example.org" }]]);
  const { sent, verdicts } = await sendWhile((rows) => listAfter(rows, change));
  expect(sent[1]).toEqual(["new@example.org", address(maxRowsSent + 1)]);
  expect(verdicts.get("new@example.org")).toBe("sent");
});

test("what turns out wrong while others are sent does not go out", async () => {
  const change = new Map([[String(maxRowsSent), { verdict: "email-in-use" as const }]]);
  const { sent } = await sendWhile((rows) => listAfter(rows, change));
  expect(sent[1]).toEqual([address(maxRowsSent + 1)]);
});

test("a row counts as invited only as it was sent", async () => {
  const change = new Map([["0", { email: "new@example.org" }]]);
  const { sent, verdicts } = await sendWhile((rows) => listAfter(rows, change));
  expect(sent[0]?.[0]).toBe(address(0));
  // It is a different address, which is sent separately.
  expect(sent[1]?.[0]).toBe("new@example.org");
  expect(verdicts.get(address(1))).toBe("sent");
});

test("after a stop nothing more goes out, and what went out counts", async () => {
  const { sent, verdicts } = await sendWhile((rows, stop) => {
    stop();
    return rows;
  });
  expect(sent).toHaveLength(1);
  expect(verdicts.get(address(0))).toBe("sent");
  expect(verdicts.get(address(maxRowsSent))).toBe("invite");
});

test("whom the server leaves without a verdict is asked for once", async () => {
  const { sent } = await sendWhile((rows) => rows, "invite");
  expect(sent.flat()).toHaveLength(maxRowsSent + 2);
});
