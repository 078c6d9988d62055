import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { ProductionView } from "@regain/contract/entities/task-view";
import { after, speaking } from "@regain/therapy/testing/views";
import { productionRules } from "@regain/therapy/views/production";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Production } from "./production.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const nothing = () => undefined;

const answered = (view: ProductionView) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Production
        phase="answered"
        hinted={[]}
        pointed={[]}
        presentation={0}
        onPresented={nothing}
        act={nothing}
        signal={new AbortController().signal}
        view={view}
        state={after(productionRules, view)}
      />
    </I18nProvider>,
  );

test("what was right is shown as people write it, and of an older item as it was sent", () => {
  const view = { ...speaking, answers: ["i would like a coffee please"] };
  const shown = "I would like a coffee, please.";
  expect(answered({ ...view, shown })).toContain(shown);
  expect(answered(view)).toContain("i would like a coffee please");
});
