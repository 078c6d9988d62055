import type { TableRow } from "@regain/contract/entities/bulk-invitation";
import { expect, test } from "vitest";
import {
  countsOf,
  listAfter,
  listAfterSending,
  listOf,
  listWithout,
  rowsShown,
  withoutType,
} from "./people-list.ts";

const row = (line: number, email: string, verdict: TableRow["verdict"] = "invite"): TableRow => ({
  line,
  email,
  type: "patient",
  verdict,
});
const verdicts = (rows: readonly { verdict: string }[]) => rows.map(({ verdict }) => verdict);

test("of two rows with one address the first counts", () => {
  const rows = listOf([row(2, "ann@example.org"), row(3, "Ann@Example.org ")]);
  expect(verdicts(rows)).toEqual(["invite", "twice"]);
});

test("what turns out about a row of the list before changes no row of this one", () => {
  const [before] = listOf([row(2, "ann@example.org")], "1.");
  const now = listOf([row(2, "bea@example.org")], "2.");
  expect(listAfter(now, new Map([[before!.id, { email: "carl@example.org" }]]))).toEqual(now);
  expect(listAfterSending(now, new Map([[before!, "already-here"]]))).toEqual(now);
});

test("what stood twice counts once the other is corrected or left out", () => {
  const rows = listOf([row(2, "ann@example.org"), row(3, "ann@example.org")]);
  const corrected = listAfter(rows, new Map([["0", { email: "bea@example.org" }]]));
  expect(verdicts(corrected)).toEqual(["invite", "invite"]);
  expect(verdicts(listWithout(rows, "0"))).toEqual(["invite"]);
});

test("what is wrong in itself is told before it is told that it stands twice", () => {
  const rows = listOf([row(2, "ann", "email-wrong"), row(3, "ann", "email-wrong")]);
  expect(verdicts(rows)).toEqual(["email-wrong", "email-wrong"]);
});

test("rows are told apart by what there is to do with them", () => {
  const rows = listOf([
    row(2, "ann@example.org"),
    row(3, "bea@example.org", "already-here"),
    row(4, "carl", "email-wrong"),
    { ...row(5, "dora@example.org", "type-wrong"), type: " " },
  ]);
  expect(countsOf(rows)).toEqual({ all: 4, ready: 1, problem: 2, done: 1 });
  expect(rowsShown(rows, "problem").map(({ line }) => line)).toEqual([4, 5]);
  expect(withoutType(rows).map(({ line }) => line)).toEqual([5]);
  const sent = listAfter(rows, new Map([["0", { verdict: "sent" as const }]]));
  expect(countsOf(sent)).toEqual({ all: 4, ready: 0, problem: 2, done: 2 });
});
