import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Item } from "../engine/item.ts";
import type { Player } from "../engine/player-host.ts";
import { Interval } from "./interval.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const delay = { ms: 20_000, tasks: [] };

/** What a screen reader announces by itself at this point of a wait, ms. */
function said(reachedAt: number): readonly string[] {
  const item = { events: [], reachedAt, task: { taskView: { delay } } } as unknown as Item;
  const page = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Interval player={{} as Player} item={item} />
    </I18nProvider>,
  );
  return [...page.matchAll(/<div role="status"[^>]*>(.*?)<\/div>/g)].map(([, words = ""]) =>
    words.replaceAll(/<[^>]+>/g, ""),
  );
}

test("that the question comes is said by what was there, and silent, before", () => {
  const begin = said(0);
  expect(begin).toEqual(["A short break task. Then the question comes.", ""]);
  expect(said(19_000)).toEqual([begin[0], "Now the question comes."]);
});
