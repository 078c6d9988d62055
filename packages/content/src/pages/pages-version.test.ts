/** Browsers cache pages forever, so the same URL must never show something else. */
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { english } from "../en/content.ts";
import { calendarParams } from "./calendar-month.ts";
import { clockFaces, clockParams } from "./clock.ts";
import { billValues, coinValues, moneyParams } from "./money.ts";
import { pagesVersion } from "./page.ts";
import { renderPage } from "./pages.ts";
import { stylesheet } from "./stylesheet.ts";

/**
 * Fingerprints of the pages of each version. If this fails for anything but a new document, raise
 * `pagesVersion` and add a line for it.
 */
const fingerprints: Readonly<Record<number, string>> = {
  1: "dbaf27470d5d",
  2: "880052838f63",
};

const goods = english.goods.map(({ id }, index) => ({ id, cents: 99 + index }));
const addresses: readonly (readonly [kind: string, params: string])[] = [
  ...english.documents.map(({ id }) => ["document", id] as const),
  ...clockFaces.map((face) => ["clock", clockParams({ face, hour: 4, minute: 37 })] as const),
  ["calendar", calendarParams({ year: 2028, month: 2, ringed: [1, 29] })],
  ["map", "abc-def_ab_a10_b01_x11n"],
  ["map", "abc-def_ab_a10"],
  ["money", moneyParams({ goods: [], bills: billValues, coins: coinValues })],
  ...goods.map((good) => ["money", moneyParams({ goods: [good], bills: [], coins: [] })] as const),
];

test("what the pages print changes only together with their version", () => {
  const pages = addresses.map(([kind, params]) => renderPage(english, kind, params));
  expect(addresses.filter((_, index) => pages[index] === undefined)).toEqual([]);
  const printed = createHash("sha256").update([...pages, stylesheet].join("\n"));
  expect(printed.digest("hex").slice(0, 12)).toBe(fingerprints[pagesVersion]);
});
