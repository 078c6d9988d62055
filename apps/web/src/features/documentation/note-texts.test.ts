import { expect, it } from "vitest";
import { isSame, merge, resolved, textsOf, toSections } from "./note-texts.ts";

const base = { subjective: "Fine.", plan: "Go on." };

it("keeps what each has changed by themselves", () => {
  const merged = merge(
    base,
    { ...base, subjective: "Tired." },
    { ...base, plan: "Twice a week.", assessment: "Better." },
  );
  expect(merged).toEqual({
    texts: { subjective: "Tired.", plan: "Twice a week.", assessment: "Better." },
    clashes: [],
    theirs: ["plan", "assessment"],
  });
});

it("asks about what both have changed, and leaves mine there until then", () => {
  const merged = merge(base, { ...base, plan: "Stop." }, { ...base, plan: "Twice a week." });
  expect(merged).toMatchObject({ texts: { plan: "Stop." }, clashes: ["plan"], theirs: [] });
});

it("is content where both have written the same, or an answer was lost on its way", () => {
  const mine = { ...base, plan: "Stop." };
  expect(merge(base, mine, mine)).toEqual({ texts: mine, clashes: [], theirs: [] });
});

it("an emptied section is a change too", () => {
  expect(merge(base, { ...base, plan: "" }, base).texts).toEqual({ ...base, plan: "" });
  expect(merge(base, base, { ...base, plan: "" }).texts).toEqual({ ...base, plan: "" });
});

it("loses nothing where both are kept", () => {
  expect(resolved("mine", "theirs", "both")).toBe("theirs\nmine");
  expect(resolved("mine", "", "both")).toBe("mine");
  expect(resolved("mine", "theirs", "mine")).toBe("mine");
  expect(resolved("mine", "theirs", "theirs")).toBe("theirs");
});

it("a section that is missing is an empty one", () => {
  expect(isSame({ plan: "" }, {})).toBe(true);
  expect(isSame(base, { ...base, plan: "Stop." })).toBe(false);
  expect(textsOf(toSections(base))).toEqual(base);
});
