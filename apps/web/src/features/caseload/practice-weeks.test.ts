import { expect, test } from "vitest";
import { practiceWeeks } from "./practice-weeks.ts";

const practice = (day: string, minutes: number) => ({
  date: Date.parse(`${day}T00:00:00Z`) / 1000,
  inClinic: false,
  duration: minutes * 60,
  completedTaskCount: 10,
});

test("four weeks from Monday to Sunday, with what was done and what is to come", () => {
  const weeks = practiceWeeks([practice("2026-11-19", 12)], "2026-11-20");
  expect(weeks).toHaveLength(4);
  expect(weeks[0]![0]!.day).toBe("2026-10-26");
  const last = weeks[3]!;
  expect(last.map(({ day }) => day.slice(8))).toEqual(["16", "17", "18", "19", "20", "21", "22"]);
  expect(last[3]!.practice?.itemCount).toBe(10);
  expect(last.map(({ isToCome }) => isToCome)).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
    true,
  ]);
});
