import { english } from "@regain/content/en/content";
import { renderPage } from "@regain/content/pages/pages";
import { expect, test } from "vitest";
import { drawnItems } from "../testing/drawn-items.ts";
import { viewsOf } from "../testing/items.ts";
import { everydayReading } from "./everyday-reading.ts";

const allLevels = everydayReading.levels.map((_, index) => index + 1);

test("every item shows a page that can be served, and asks one of its questions", () => {
  for (const level of allLevels)
    for (const { stimulus, questions } of viewsOf(everydayReading, level, "MultipleChoice")) {
      const [page] = stimulus;
      const [, id = ""] =
        /^pages\/\d+\/en-US\/document\/(.+)\.html$/.exec(
          page?.kind === "html" ? page.htmlPath : "",
        ) ?? [];
      expect(renderPage(english, "document", id)).toContain("<h1>");
      const asked = english.documents
        .find((document) => document.id === id)
        ?.questions.find(({ text }) => text === questions[0]?.text);
      expect(asked?.level).toBe(level);
      const right = questions[0]?.choices.find((choice) => choice.id === questions[0]?.answer);
      expect(right?.text).toBe(asked?.answer);
    }
});

test("a question comes again only when all of its level were met", () => {
  const met: string[] = [];
  const count = english.documents.flatMap(({ questions }) =>
    questions.filter(({ level }) => level === 5),
  ).length;
  for (let index = 0; index < count; index++) {
    const [item] = drawnItems(everydayReading, 5, { count: 1, history: met });
    expect(met).not.toContain(item?.key);
    met.unshift(item?.key ?? "");
  }
});
