import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { epochSeconds } from "@regain/therapy/days";
import { practiceByDay } from "@regain/therapy/practice-day";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MonthTotals } from "./parts/month-totals.tsx";

i18n.load("en", {});
i18n.activate("en");

const month = "2026-03-01";
const practicedFor = (minutes: number) =>
  practiceByDay([
    { date: epochSeconds(month), inClinic: false, duration: minutes * 60, completedTaskCount: 9 },
  ]);

const shown = (minutes: number, isOwn: boolean) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MonthTotals month={month} byDay={practicedFor(minutes)} isOwn={isOwn} />
    </I18nProvider>,
  );

test("a goal that was not met on any day is said to clinicians, and not to the patient", () => {
  const missed = "Goal not met on any day.";
  expect(shown(5, false)).toContain(missed);
  expect(shown(5, true)).toContain("1 day with practice");
  expect(shown(5, true)).not.toContain(missed);
  expect(shown(60, true)).toContain("Goal met on 1 day.");
});
