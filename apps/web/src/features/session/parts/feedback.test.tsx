import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { type Result, results } from "@regain/contract/entities/enumerations";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FeedbackPicture } from "./feedback-picture.tsx";
import { Feedback } from "./feedback.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

const shown = (result: Result) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Feedback result={result} answerText="It is a cup." seconds={2} />
    </I18nProvider>,
  );

test.each([
  ["correct", "That is right."],
  ["correct_w_help", "That is right, with some help."],
  ["correct_partially", "Part of it is right."],
  ["incorrect", "Not quite this time."],
] as const)("of what is %s it is said: %s", (result, sentence) => {
  expect(shown(result)).toContain(`>${sentence}<`);
  expect(shown(result)).toContain("It is a cup.");
});

test("every result has a picture of its own", () => {
  const pictures = results.map((result) =>
    renderToStaticMarkup(<FeedbackPicture result={result} isDrawn />),
  );
  expect(new Set(pictures).size).toBe(results.length);
});
