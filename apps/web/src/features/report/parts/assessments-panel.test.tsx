import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AssessmentsPanel } from "./assessments-panel.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

test("that there are no ratings yet is said to the patient, the clinician and on paper alike", () => {
  const page = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <AssessmentsPanel assessments={[]} />
    </I18nProvider>,
  );
  expect(page).toContain("Self-ratings of everyday life appear here once they are made.");
  expect(page).not.toMatch(/\byou/i);
});
