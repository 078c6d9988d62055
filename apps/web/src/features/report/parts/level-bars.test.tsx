import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { LevelFigures } from "../level-order.ts";
import { LevelBars } from "./level-bars.tsx";

i18n.load("en", {});
i18n.activate("en");

const scale = { baseline: null, latest: null, min: 0, isInverted: false };
const figures: LevelFigures = {
  accuracy: { ...scale, max: 100, unit: "%" },
  latency: {
    ...scale,
    max: 10,
    unit: "s",
    latest: { value: 1.2, itemCount: 10, date: "2026-03-02" },
  },
  change: { kind: "too-early", difference: null, text: "It is too early to tell." },
  baselineCues: [],
  latestCues: [],
};

test.each([
  [false, "Completion time"],
  [true, "Time per answer"],
])("the time of an exercise at a set pace (%s) is called %s", (isPaced, name) => {
  const page = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <LevelBars level={1} figures={figures} isPaced={isPaced} />
    </I18nProvider>,
  );
  const headings = [...page.matchAll(/<h4>(.*?)<\/h4>/g)].map(([, text]) => text);
  expect(headings).toEqual(["Accuracy without help", name]);
});
