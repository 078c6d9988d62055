import { describe, expect, it } from "vitest";
import { defaultSettings } from "../../../lib/settings.ts";
import { createSwitchGuard, wishOf, withSwitch } from "./switch-press.ts";

const two = { ...defaultSettings, scanning: "two" } as const;

describe("what a switch is for", () => {
  it("is nothing while scanning is off", () => {
    expect(wishOf(" ", defaultSettings)).toBeUndefined();
  });

  it("is a step and a choice with two", () => {
    expect([" ", "Enter", "a"].map((key) => wishOf(key, two))).toEqual([
      "step",
      "select",
      undefined,
    ]);
  });

  it("is a choice with one, whichever of its keys it sends", () => {
    const one = { ...two, scanning: "one" } as const;
    expect([" ", "Enter"].map((key) => wishOf(key, one))).toEqual(["select", "select"]);
  });

  it("changes places rather than being two at once", () => {
    expect(withSwitch(two, "step", "Enter")).toEqual({ stepKey: "Enter", selectKey: " " });
    expect(withSwitch(two, "select", "F7")).toEqual({ stepKey: " ", selectKey: "F7" });
  });
});

it("a trembling hand presses once, and the other switch is not held up by it", () => {
  const counts = createSwitchGuard();
  expect([0, 100, 450].map((at) => counts("select", at))).toEqual([true, false, false]);
  expect(counts("step", 460)).toBe(true);
  expect(counts("select", 900)).toBe(true);
});
