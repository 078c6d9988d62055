import { english } from "@regain/content/en/content";
import { describe, expect, test } from "vitest";
import { speechFoils } from "./speech-foils.ts";

const anything = () => true;

describe("what somebody might say instead", () => {
  test("is another word, among them those that look most like the answer", () => {
    const foils = speechFoils(["cat"], english, anything);
    expect(foils).toHaveLength(24);
    expect(new Set(foils).size).toBe(24);
    expect(foils).not.toContain("cat");
    expect(foils.slice(0, 8)).toContain("hat");
    expect(foils.every((foil) => !foil.includes(" "))).toBe(true);
  });

  test("is never another right answer", () => {
    const foils = speechFoils(["couch", "sofa"], english, anything);
    expect(foils).not.toContain("sofa");
    expect(foils).not.toContain("couch");
  });

  test("is one word where the answer can be said in one, whatever longer names it has", () => {
    const foils = speechFoils(["clock", "alarm clock"], english, anything);
    expect(foils).toHaveLength(24);
    expect(foils.filter((foil) => foil.includes(" "))).toEqual([]);
    expect(foils.slice(0, 8)).toContain("lock");
  });

  test("is nothing that an engine cannot pronounce or tell apart", () => {
    const foils = speechFoils(["cat"], english, (text) => text !== "hat");
    expect(foils).not.toContain("hat");
    expect(speechFoils(["cat"], english, () => false)).toEqual([]);
  });

  test("of a sentence is its beginning, or another sentence about as long", () => {
    const [begun, ...others] = speechFoils(["the dog sleeps by the door"], english, anything);
    expect(begun).toBe("the dog sleeps");
    expect(others.length).toBeGreaterThan(10);
    for (const other of others) {
      expect(other.split(" ").length).toBeGreaterThanOrEqual(4);
      expect(other.split(" ").length).toBeLessThanOrEqual(8);
    }
  });

  test("is the same every time", () => {
    expect(speechFoils(["cat"], english, anything)).toEqual(
      speechFoils(["cat"], english, anything),
    );
  });
});
