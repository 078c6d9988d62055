import type { SessionResponse } from "@regain/contract/entities/session-response";
import { expect, test } from "vitest";
import { clockAtEnd } from "./clock-at-end.ts";

test("an item that was left overnight shows the clock of the day that it counts for", () => {
  const response = {
    date: "2026-11-26",
    startTime: "2026-11-26T05:04:00.000Z",
    endTime: "2026-11-26T16:04:00.000Z",
  } as SessionResponse;
  const shown = clockAtEnd({ response, timeZone: "America/Los_Angeles" }, "en");
  expect(shown).toMatch(/^8:04\sAM$/);
});
