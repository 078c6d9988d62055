import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
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

const render = (part: ReactNode) =>
  renderToStaticMarkup(<I18nProvider i18n={i18n}>{part}</I18nProvider>);

test.each([
  [false, "Completion time"],
  [true, "Time per answer"],
])("the time of an exercise at a set pace (%s) is called %s", (isPaced, name) => {
  const page = render(<LevelBars level={1} figures={figures} isPaced={isPaced} />);
  const headings = [...page.matchAll(/<h4>(.*?)<\/h4>/g)].map(([, text]) => text);
  expect(headings).toEqual(["Accuracy without help", name]);
});

const measured = { value: 67, itemCount: 9, date: "2026-03-02" };
const hints = [{ cueType: "hint", numCues: 1 }];

test.each([
  ["no baseline", null, "Help given: hints shown 1."],
  ["a baseline without help", measured, "Help given: baseline none; latest hints shown 1."],
])("the help given, with %s, is told as it was", (_, baseline, said) => {
  const accuracy = { ...figures.accuracy, baseline, latest: measured };
  const helped = { ...figures, accuracy, latestCues: hints };
  expect(render(<LevelBars level={1} figures={helped} isPaced={false} />)).toContain(said);
});
