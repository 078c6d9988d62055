import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WeekDays } from "./week-days.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

test("a day that has not come is not said to be one without practice", () => {
  const days = [
    { label: "Mon", state: "done", practised: true },
    { label: "Tue", state: "open", practised: false },
    { label: "Wed", state: "today", practised: false },
    { label: "Thu", state: "open", practised: false },
  ] as const;
  const page = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <WeekDays heading="This week" days={[...days]} />
    </I18nProvider>,
  );
  const said = [...page.matchAll(/<li.*?>(.*?)<\/li>/g)].map(([, inner = ""]) =>
    inner
      .replaceAll(/<[^>]+>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );
  expect(said).toEqual(["Mon practiced", "Tue no practice", "Wed today", "Thu to come"]);
});
