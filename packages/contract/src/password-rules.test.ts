import { expect, test } from "vitest";
import { requirementStates, usualRequirements } from "./password-rules.ts";

const met = (password: string, more = {}) =>
  requirementStates(password, { ...usualRequirements, ...more })
    .filter(({ isMet }) => isMet)
    .map(({ kind }) => kind);

test("each requirement is met by itself", () => {
  expect(met("")).toEqual([]);
  expect(met("É")).toEqual(["capitals"]);
  expect(met("1")).toEqual(["digits"]);
  expect(met("abcdefgh")).toEqual(["minLength"]);
  expect(met("Áéíóú".normalize("NFD")), "as long as it is read").toEqual(["capitals"]);
  expect(met("Abcdefg1")).toEqual(["minLength", "capitals", "digits"]);
});

test("an institution may ask for more, and what nobody asks for is not shown", () => {
  expect(met("Abcdefg1!", { minLength: 12, symbols: 1 })).toEqual([
    "capitals",
    "digits",
    "symbols",
  ]);
  expect(requirementStates("", usualRequirements).map(({ kind }) => kind)).not.toContain("symbols");
});
