import { expect, test } from "vitest";
import { gradeOf } from "../testing/readability.ts";
import { repeated } from "../testing/repeated.ts";
import { errands } from "./errands.ts";

test("there are enough errands of every kind to make days from", () => {
  const counts = Map.groupBy(errands, ({ kind }) => kind);
  expect(errands.length).toBeGreaterThanOrEqual(40);
  for (const kind of ["appointment", "place", "anytime"] as const)
    expect(counts.get(kind)?.length, kind).toBeGreaterThanOrEqual(12);
  expect(repeated(errands.map(({ id }) => id))).toEqual([]);
  expect(repeated(errands.map(({ text }) => text))).toEqual([]);
});

test("an errand waits for another one that exists, and never for itself in a round", () => {
  const byId = new Map(errands.map((errand) => [errand.id, errand]));
  for (const errand of errands) {
    const waitedFor = [errand.id];
    for (let next = errand.after?.id; next !== undefined; next = byId.get(next)?.after?.id) {
      expect(byId.has(next), `${errand.id} waits for ${next}`).toBe(true);
      expect(waitedFor).not.toContain(next);
      waitedFor.push(next);
    }
  }
});

test("cards are short and plain", () => {
  const cards = errands.map(({ text, after, edge }) =>
    [`${text}.`, after?.text, edge?.text].filter(Boolean).join(" "),
  );
  expect(cards.filter((card) => card.length > 70)).toEqual([]);
  expect(gradeOf(cards.join(" "))).toBeLessThan(3);
});
