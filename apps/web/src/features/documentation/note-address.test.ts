import { expect, it } from "vitest";
import { faultOf, fileNameOf } from "./note-address.ts";

const today = "2026-03-15";
const fault = (startDate: string, endDate: string) => faultOf({ startDate, endDate }, today);

it("says what is wrong with the days of an address", () => {
  expect(fault("2026-03-01", "2026-03-15")).toBeUndefined();
  expect(fault("2026-03-01", "2026-03-16")).toBeUndefined();
  expect(fault("2026-03-01", "2026-03-17")).toBe("future");
  expect(fault("2026-03-15", "2026-03-01")).toBe("reversed");
  expect(fault("2026-02-30", "2026-03-01")).toBe("no-day");
});

it("names a file after the note and its days", () => {
  const days = { startDate: "2026-03-01", endDate: "2026-03-15" };
  expect(fileNameOf({ kind: "progressNote", ...days })).toBe(
    "progress-note-2026-03-01-2026-03-15.pdf",
  );
  expect(fileNameOf({ kind: "dailySessionNote", ...days, endDate: days.startDate })).toBe(
    "daily-session-note-2026-03-01.pdf",
  );
  const inClinic = { ...days, endDate: days.startDate, practice: "clinic" } as const;
  expect(fileNameOf({ kind: "dailySessionNote", ...inClinic }, "rosa")).toBe(
    "daily-session-note-rosa-2026-03-01-clinic.pdf",
  );
  expect(fileNameOf({ kind: "progressNote", ...days }, "rosa.2")).toBe(
    "progress-note-rosa.2-2026-03-01-2026-03-15.pdf",
  );
});
