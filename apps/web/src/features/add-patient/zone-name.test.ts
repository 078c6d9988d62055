import { expect, test } from "vitest";
import { zoneName } from "./zone-name.ts";

test("a zone is named in words, and one that nobody knows by its name", () => {
  expect(zoneName("America/Los_Angeles", "en")).toBe("Pacific Time");
  expect(zoneName("Europe/Berlin", "en")).toBe("Central European Time");
  expect(zoneName("Mars/Olympus", "en")).toBe("Mars/Olympus");
});
