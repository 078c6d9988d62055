import { expect, test } from "vitest";
import { drawnViews } from "../testing/drawn-items.ts";
import { nBack } from "./n-back.ts";

const backs = [1, 1, 2, 2, 3, 3].map((back, index) => ({ level: index + 1, back }));

test.each(backs)(
  "at level $level, Same is right just when it is the same as $back before",
  ({ level, back }) => {
    for (const { questions, run } of drawnViews(nBack, level, "MultipleChoice")) {
      expect(run?.lookBack).toBe(back);
      const shown = questions.map(({ stimulus }) => JSON.stringify(stimulus));
      for (const [place, { answer }] of questions.entries()) {
        const isSame = place >= back && shown[place] === shown[place - back];
        expect(answer).toBe(isSame ? "same" : null);
      }
      expect(questions.filter(({ answer }) => answer === "same").length).toBeGreaterThanOrEqual(5);
    }
  },
);

test.each(backs)(
  "at level $level nothing comes 4 times running, one after another or $back apart",
  ({ level, back }) => {
    for (const { questions } of drawnViews(nBack, level, "MultipleChoice")) {
      const shown = questions.map(({ stimulus }) => JSON.stringify(stimulus));
      for (const step of [1, back])
        for (const place of shown.keys())
          expect(
            new Set([0, 1, 2, 3].map((times) => shown[place + times * step])).size,
          ).toBeGreaterThan(1);
    }
  },
);

test("things come back at other distances too, so that having seen them is not enough", () => {
  for (const { questions } of drawnViews(nBack, 6, "MultipleChoice")) {
    const shown = questions.map(({ stimulus }) => JSON.stringify(stimulus));
    const lures = questions.filter(
      ({ answer }, place) => answer === null && shown.indexOf(shown[place] ?? "") < place,
    );
    expect(lures.length).toBeGreaterThan(0);
  }
});

test("pictures come before words alone at each distance", () => {
  const kinds = backs.map(({ level }) => {
    const [view] = drawnViews(nBack, level, "MultipleChoice");
    return view?.questions[0]?.stimulus[0]?.kind;
  });
  expect(kinds).toEqual(["image", "text", "image", "text", "image", "text"]);
});
