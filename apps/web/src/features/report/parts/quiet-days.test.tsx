import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { PerformanceReport } from "@regain/contract/entities/report";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QuietDays } from "./quiet-days.tsx";

i18n.load("en", {});
i18n.activate("en");

const days = { startDate: "2026-10-30", endDate: "2026-11-28" };

function said(firstPracticeDate: string | null, areChosen: boolean): string {
  const report = { ...days, firstPracticeDate } as PerformanceReport;
  const page = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <QuietDays report={report} areChosen={areChosen} />
    </I18nProvider>,
  );
  return page.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
}

test("who practiced earlier reads that it is shown below", () => {
  expect(said("2026-09-01", false)).toContain("for the last 30 days What came before is shown");
});

test("who has only been assessed reads of no practice that came before", () => {
  expect(said(null, false)).toBe(" No practice yet The assessments are shown below. ");
  expect(said("2026-11-29", true), "first practiced after these days").toMatch(
    /There was no practice from .* The assessments are shown below/,
  );
});
