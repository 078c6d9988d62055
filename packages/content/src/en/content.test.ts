import { describe, expect, test } from "vitest";
import { english } from "./content.ts";

/** The minimum that the catalogue promises of each kind. */
const promised = {
  words: 400,
  actions: 60,
  sentences: 150,
  passages: 60,
  activities: 40,
  documents: 60,
  scripts: 40,
} as const;

describe("English", () => {
  test("has the texts of all 59 exercises", () => {
    expect(english.locale).toBe("en-US");
    expect(Object.keys(english.exercises)).toHaveLength(59);
    expect(english.messages.greetings.morning).toContain("{name}");
  });

  test.each(Object.entries(promised))("has as many %s as promised: %d", (kind, count) => {
    expect(english[kind as keyof typeof promised].length).toBeGreaterThanOrEqual(count);
  });

  test("leaves nothing empty but what patients add themselves", () => {
    const lists = Object.entries(english).filter(([, value]) => Array.isArray(value));
    const empty = lists.filter(([, list]) => list.length === 0).map(([name]) => name);
    expect(empty).toEqual(["ownWords"]);
  });

  test("spells every word in one way, without accents", () => {
    expect(JSON.stringify(english).match(/\w*[À-ÖØ-öø-ɏ]\w*/g)).toBeNull();
  });

  test("names pictures by their hash", () => {
    expect(english.picture("red-apple")).toMatch(/^pictures\/[0-9a-f]{12}\.svg$/);
  });
});
