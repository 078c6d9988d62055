import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { epochSeconds } from "@regain/therapy/days";
import { practiceByDay } from "@regain/therapy/practice-day";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { useDayWords } from "./day-words.ts";
import { DaysTable } from "./parts/days-table.tsx";

i18n.load("en", {});
i18n.activate("en");
const shown = (node: ReactNode) =>
  renderToStaticMarkup(<I18nProvider i18n={i18n}>{node}</I18nProvider>);

const day = "2026-03-02";
const place = (inClinic: boolean, duration: number, completedTaskCount: number) => ({
  date: epochSeconds(day),
  inClinic,
  duration,
  completedTaskCount,
});
const home = place(false, 14 * 60 + 40, 9);
const clinic = place(true, 15 * 60 + 40, 11);

interface LinesProps {
  readonly entries: readonly (typeof home)[];
  readonly isKnown?: boolean;
}

function Lines({ entries, isKnown = true }: LinesProps) {
  const practice = practiceByDay(entries).get(day);
  const { lines } = useDayWords()({
    day,
    practice,
    isKnown,
    isToday: false,
    isScheduleDone: false,
  });
  return lines.join(" | ");
}

test("a day at home and in the clinic says how much both were, which meets the goal", () => {
  expect(shown(<Lines entries={[home, clinic]} />).split(" | ")).toEqual([
    "At home: 14 minutes, 9 items",
    "In the clinic: 15 minutes, 11 items",
    "Total: 30 minutes, 20 items",
    "Goal of 30 minutes met",
  ]);
  expect(shown(<Lines entries={[home]} />)).toBe("At home: 14 minutes, 9 items");
});

test("a day whose month has not loaded yet does not say that nobody practiced", () => {
  expect(shown(<Lines entries={[]} />)).toBe("No practice");
  expect(shown(<Lines entries={[]} isKnown={false} />)).toBe("Loading");
});

test("so does its line on paper", () => {
  const table = shown(
    <DaysTable
      patientName="Rosa"
      startDate={day}
      endDate={day}
      byDay={practiceByDay([home, clinic])}
      scheduleDone={new Set()}
    />,
  );
  const cells = [...table.matchAll(/<td>(.*?)<\/td>/g)].map(([, text]) => text);
  expect(cells).toEqual(["14", "9", "15", "11", "30", "met", "–"]);
});
