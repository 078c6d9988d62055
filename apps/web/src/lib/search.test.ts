import { expect, it } from "vitest";
import { anyDay, anyText, isDay, oneOf, parseSearch, search, stringifySearch } from "./search.ts";

it("keeps what a page understands and drops the rest", () => {
  const read = search({ type: oneOf("patient", "clinician"), email: anyText, date: anyDay });
  expect(read({ type: "patient", email: "rosa@example.org", date: "2026-11-20" })).toEqual({
    type: "patient",
    email: "rosa@example.org",
    date: "2026-11-20",
  });
  expect(read({ type: "robot", email: "", date: "2026-13-40", more: "x" })).toEqual({});
  expect(read({ email: "a".repeat(2_001) })).toEqual({});
});

it("takes days of the calendar only: others count as missing", () => {
  expect(isDay("2024-02-29")).toBe(true);
  for (const text of ["2026-02-30", "2026-02-29", "2026-13-01", "2026-1-1", "today", ""])
    expect([text, isDay(text)]).toEqual([text, false]);
  const given = { date: "2026-02-30" };
  expect({ ...given, ...search({ date: anyDay })(given) }, "as the router merges them").toEqual({});
});

it("reads and writes the address bar as plain text", () => {
  expect(parseSearch("?cc=HOPE&planid=007")).toEqual({ cc: "HOPE", planid: "007" });
  expect(stringifySearch({ cc: "HOPE", planid: undefined })).toBe("?cc=HOPE");
  expect(stringifySearch({})).toBe("");
  expect(parseSearch(stringifySearch({ returnUrl: "/a?b=c&d" }))).toEqual({
    returnUrl: "/a?b=c&d",
  });
});
