import type { Figure, MultipleChoiceView } from "@regain/contract/entities/task-view";
import { describe, expect, test } from "vitest";
import { viewsOf } from "../testing/items.ts";
import { howMany } from "./how-many.ts";

type ImageHolder = { readonly image?: { path: string } | { figure: Figure } | undefined };

const thingsIn = ({ image }: ImageHolder) => (image && "figure" in image ? image.figure.parts : []);
const shown = ({ stimulus: [first] }: MultipleChoiceView) =>
  first?.kind === "image" ? thingsIn(first) : [];
const rightIn = ({ questions: [question] }: MultipleChoiceView) =>
  question?.choices.find(({ id }) => id === question.answer);
const choicesOf = ({ questions: [question] }: MultipleChoiceView) => question?.choices ?? [];
const atLevel = (level: number) => viewsOf(howMany, level, "MultipleChoice");

describe("counting", () => {
  test.each([1, 2])("at level %i the right number is the number of things shown", (level) => {
    for (const view of atLevel(level)) expect(rightIn(view)?.text).toBe(String(shown(view).length));
  });

  test.each([1, 2])(
    "at level %i numbers stand in order, none is zero, and each place can be right",
    (level) => {
      const views = atLevel(level);
      for (const view of views) {
        const numbers = choicesOf(view).map(({ text }) => Number(text));
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        expect(numbers[0]).toBeGreaterThan(0);
      }
      const places = views.map((view) =>
        choicesOf(view).findIndex(({ id }) => id === rightIn(view)?.id),
      );
      expect(new Set(places).size).toBe(Math.max(...views.map((view) => choicesOf(view).length)));
    },
  );

  test("one thing is one thing in the answer, too", () => {
    const one = atLevel(1).find((view) => shown(view).length === 1);
    expect(one?.answerText).toBe("There is 1.");
  });
});

const sizesOf = (view: MultipleChoiceView) =>
  choicesOf(view).map((choice) => thingsIn(choice).length);
const ratios = (level: number) =>
  atLevel(level).map((view) => Math.min(...sizesOf(view)) / Math.max(...sizesOf(view)));

describe("comparing", () => {
  test("the group that has more is right, or the group that has fewer, as was asked", () => {
    for (const view of [...atLevel(3), ...atLevel(4)]) {
      const asksForMore = view.instructions.text.includes("more");
      const [a = 0, b = 0] = sizesOf(view);
      const wanted = asksForMore ? Math.max(a, b) : Math.min(a, b);
      expect(thingsIn(rightIn(view) ?? {})).toHaveLength(wanted);
    }
  });

  test("the groups of level 4 are closer than those of level 3", () => {
    expect(Math.max(...ratios(3))).toBeLessThan(Math.min(...ratios(4)));
  });

  test("things look alike in both groups, and their names tell no number", () => {
    for (const view of [...atLevel(3), ...atLevel(4)]) {
      const looks = choicesOf(view).flatMap((choice) =>
        thingsIn(choice).map(({ shape, fill, size }) => `${shape} ${fill} ${size}`),
      );
      expect(new Set(looks).size).toBe(1);
      expect(choicesOf(view).map(({ label }) => label)).toEqual(["Group 1", "Group 2"]);
    }
  });
});

test.each([5, 6])(
  "estimating at level %i: the amount nearest to the things shown is right",
  (level) => {
    for (const view of atLevel(level)) {
      const offBy = (text = "") => Math.abs(Number(text.replace(/\D/g, "")) - shown(view).length);
      const nearest = choicesOf(view).toSorted((a, b) => offBy(a.text) - offBy(b.text))[0];
      expect(rightIn(view)?.id).toBe(nearest?.id);
    }
  },
);
