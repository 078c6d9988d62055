import { expect, test } from "vitest";
import { colleagueLabel } from "./colleague-label.ts";

const maria = { clinicianId: "1", name: "Maria Garcia", email: "mg@example.org" };
const other = { clinicianId: "2", name: "Maria Garcia", email: "maria@example.org" };
const unreached = { clinicianId: "3", name: "Maria Garcia", email: null };
const greta = { clinicianId: "4", name: "Greta Holm", email: "greta@example.org" };

test("two of one name are told apart by their addresses", () => {
  const all = [maria, other, unreached, greta];
  expect(all.map((one) => colleagueLabel(one, all))).toEqual([
    "Maria Garcia, mg@example.org",
    "Maria Garcia, maria@example.org",
    "Maria Garcia",
    "Greta Holm",
  ]);
});
