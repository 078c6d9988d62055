import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HelpLines, type HelpLinesProps } from "./help-lines.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

/** The buttons that Help names. */
function named(here: HelpLinesProps): string[] {
  const page = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <HelpLines {...here} />
    </I18nProvider>,
  );
  const buttons = ["loudspeaker", "“Get Help”", "“Skip”", "“Home”"];
  return buttons.filter((button) => page.includes(button));
}

test.each<[string, HelpLinesProps, string[]]>([
  ["at the welcome", { isPlaying: false }, []],
  ["at the ratings", { isPlaying: true }, ["loudspeaker", "“Home”"]],
  [
    "in an exercise without hints",
    { isPlaying: true, canSkip: true, givesHints: false },
    ["loudspeaker", "“Skip”", "“Home”"],
  ],
  [
    "in an exercise with hints",
    { isPlaying: true, canSkip: true, givesHints: true },
    ["loudspeaker", "“Get Help”", "“Skip”", "“Home”"],
  ],
])("%s Help names the buttons that are there", (_, here, there) => {
  expect(named(here)).toEqual(there);
});
