import { english } from "@regain/content/en/content";
import type { TaskEvent } from "@regain/contract/entities/task-event";
import type { TaskView } from "@regain/contract/entities/task-view";
import { describe, expect, test } from "vitest";
import { createRng } from "../rng.ts";
import { rightWay, timed } from "../simulate.ts";
import { generateItem } from "../task-type.ts";
import { taskTypes } from "../task-types/registry.ts";
import { overEdges, overlappingTexts, readDrawing } from "../testing/drawn-boxes.ts";
import {
  order,
  pairs,
  pattern,
  search,
  sorting,
  speaking,
  spelling,
  sum,
  twoQuestions,
  typing,
} from "../testing/views.ts";
import { rulesOf } from "../views/registry.ts";
import type { Move } from "../views/rules.ts";
import { drawView, picturesIn } from "./draw-view.ts";

const everyLevel = taskTypes.flatMap((taskType) =>
  taskType.levels.map((_, index) => ({ taskType, name: taskType.systemName, level: index + 1 })),
);

interface Drawn {
  readonly events?: readonly TaskEvent[];
  readonly isSkipped?: boolean;
}

const setting = (view: TaskView, { events = [], isSkipped = false }: Drawn = {}) => ({
  view,
  events,
  isSkipped,
  content: english,
  title: "An item",
  caption: ["Arithmetic, level 3", "11/20/2026, at home"],
});

const draw = (view: TaskView, drawn?: Drawn) =>
  drawView({ ...setting(view, drawn), pictureAt: () => "data:image/svg+xml;base64,AAAA" });

const at = (moves: readonly Move[]): TaskEvent[] =>
  moves.map((move, index) => ({ ...move, at: 1_000 * (index + 1) }));

/** Elements that only display. */
const allowed = new Set("svg title defs symbol image rect text use g path circle line".split(" "));

describe.each(everyLevel)("$name, level $level", ({ taskType, level }) => {
  test("can be drawn answered rightly, wrongly and not at all, all within its edges", () => {
    for (const seed of ["one", "two", "three"]) {
      const rng = createRng(`drawing ${seed}`);
      const { view } = generateItem(taskType, level, { rng, content: english });
      const rules = rulesOf(view);
      const ways: readonly Drawn[] = [
        { events: timed(rightWay(view), rng, 2_000) },
        { events: timed(rules.fail(view, rng), rng, 2_000) },
        { isSkipped: true },
      ];
      for (const way of ways) {
        const drawing = readDrawing(draw(view, way));
        expect(drawing.elements.filter(({ name }) => !allowed.has(name))).toEqual([]);
        expect(overEdges(drawing), seed).toEqual([]);
        expect(overlappingTexts(drawing), seed).toEqual([]);
        expect(drawing.height).toBeLessThan(6_000);
      }
    }
  });
});

test("nothing in a drawing is fetched, run or styled from elsewhere", () => {
  for (const { taskType, level } of everyLevel.filter((one) => one.level === 1)) {
    const { view } = generateItem(taskType, level, { rng: createRng("safe"), content: english });
    for (const { attributes } of readDrawing(draw(view)).elements)
      for (const [name, value] of Object.entries(attributes)) {
        expect(name).not.toMatch(/^on|^style$|^class$/);
        if (name === "href") expect(value).toMatch(/^(#picture-\d+|data:image\/)/);
      }
  }
});

test("equal items give equal drawings", () => {
  const events = at([{ kind: "choose", question: "first", choice: "no" }]);
  expect(draw(twoQuestions, { events })).toBe(draw(twoQuestions, { events }));
});

describe("what somebody has written", () => {
  const hostile = `<script>alert("x")</script>&'\u0000\u0008\ud800 ]]>`;

  test("is a text, whatever it holds", () => {
    const events = at([{ kind: "enter", text: hostile }, { kind: "done" }]);
    const drawing = readDrawing(draw(typing, { events }));
    expect(drawing.elements.map(({ name }) => name)).not.toContain("script");
    expect(drawing.texts.join("")).toContain(`alert("x")`);
    expect(drawing.texts.join("")).toContain("\ufffd");
  });

  test("stays within its edges however long it is", () => {
    const events = at([{ kind: "enter", text: "W".repeat(200) }, { kind: "done" }]);
    expect(overEdges(readDrawing(draw(typing, { events })))).toEqual([]);
  });
});

describe("what was right and what was chosen", () => {
  const { right, chosen, given } = english.drawingTexts;
  const textsOf = (view: TaskView, drawn: Drawn) => readDrawing(draw(view, drawn)).texts;

  test("is written as people write it: a name has its capital", () => {
    for (const view of [typing, speaking]) {
      const texts = textsOf({ ...view, answers: ["anna"], shown: "Anna" }, {});
      expect(texts).toContain("Anna");
      expect(texts).not.toContain("anna");
    }
  });

  const count = (texts: readonly string[], text: string) =>
    texts.filter((one) => one === text).length;

  test("is said in words beside the choices", () => {
    const moves = [
      { kind: "choose", question: "first", choice: "no" },
      { kind: "choose", question: "second", choice: "yes" },
    ] as const;
    const texts = textsOf(twoQuestions, { events: at(moves) });
    expect([count(texts, right), count(texts, chosen)]).toEqual([2, 2]);
  });

  test("of an item that was skipped, what would have been right is not said", () => {
    const views: readonly TaskView[] = [
      twoQuestions,
      spelling,
      sum,
      typing,
      order,
      search,
      sorting,
      pattern,
      pairs,
    ];
    for (const view of views) {
      const texts = textsOf(view, { isSkipped: true });
      expect([view.templateName, count(texts, right)]).toEqual([view.templateName, 0]);
      expect(texts).toContain(english.drawingTexts.skipped);
      expect(texts).not.toContain(view.answerText);
    }
  });

  test("a number stands beside the right one", () => {
    const texts = textsOf(sum, {
      events: at([{ kind: "enter", text: "1,240" }, { kind: "done" }]),
    });
    expect(texts).toEqual(expect.arrayContaining([given, "1,240", right, "1250"]));
  });

  test("an order is given first, then as it was wanted", () => {
    const moves = ["x-5", "o-2", "o-3", "n-4"].map(
      (choice, index) => ({ kind: "place", choice, to: `p${index + 1}` }) as const,
    );
    const texts = textsOf(spelling, { events: at([...moves, { kind: "done" }]) });
    expect(texts.slice(texts.indexOf(given))).toEqual(
      expect.arrayContaining([given, "x", "o", "o", "n", "n", right, "n", "o", "o", "n"]),
    );
  });
});

describe("pictures", () => {
  const image = { path: "pictures/aaaaaaaaaaaa.svg" };
  const view: TaskView = {
    ...pairs,
    items: pairs.items.map((item) => ({ ...item, image })),
  };

  test("are asked for once and stand in the drawing once", () => {
    expect(picturesIn(setting(view))).toEqual([image.path]);
    const { elements } = readDrawing(draw(view));
    expect(elements.filter(({ name }) => name === "image")).toHaveLength(1);
    expect(elements.filter(({ name }) => name === "use")).toHaveLength(4);
  });

  test("that are gone leave their frame", () => {
    const drawing = readDrawing(drawView({ ...setting(view), pictureAt: () => undefined }));
    expect(drawing.elements.filter(({ name }) => name === "image")).toEqual([]);
    expect(overEdges(drawing)).toEqual([]);
  });
});
