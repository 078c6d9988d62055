import { goalStanding } from "@regain/therapy/goals";
import { rightOfTen } from "@regain/therapy/testing/blocks";
import { aTaskType } from "@regain/therapy/testing/task-types";
import { levelsInNote } from "@regain/therapy/note-figures";
import { skillAreasOf } from "@regain/therapy/skill-areas";
import { describe, expect, test } from "vitest";
import { areaChange } from "../report/change-text.rules.ts";
import type { NoteFacts } from "./note-facts.service.ts";
import { areasPart, exercisesPart, levelsPart } from "./note-parts.rules.ts";
import { cuesText, minutesText, standingText } from "./note-words.rules.ts";

const [before, later] = ["2026-02-02", "2026-03-02"];
/** As many days as the latest figures rest on. */
const lastDays = ["2026-02-28", "2026-03-01", later];

const rowsOf = (blocks: ReturnType<typeof areasPart>) =>
  blocks.flatMap((block) => (block.kind === "table" ? block.rows : []));

const listed = (blocks: ReturnType<typeof areasPart>) =>
  blocks.flatMap((block) => (block.kind === "list" ? block.items : []));

describe("the skill areas of a note", () => {
  const sums = aTaskType({ typeId: 33, area: "quantitative", levelCount: 10 });
  const counting = aTaskType({ typeId: 32, area: "quantitative", levelCount: 10 });
  const at = (typeId: number, level: number, right: number, date: string) =>
    rightOfTen(right, { typeId, level, date });
  const lately = (typeId: number, level: number, right: number) =>
    lastDays.map((date) => at(typeId, level, right, date));
  const rows = (blocks: readonly ReturnType<typeof at>[]) =>
    rowsOf(
      areasPart({
        kind: "progressNote",
        levels: [],
        areas: skillAreasOf(blocks, [counting, sums]),
      }),
    );

  test("of a score that rose, while the one exercise that can be compared fell, say so", () => {
    const blocks = [
      // 9 of 10 at the lowest level: its rise is only its level being found.
      at(32, 1, 9, before),
      ...lately(32, 6, 9),
      at(33, 6, 5, before),
      ...lately(33, 2, 5),
    ];
    // (0.09 + 0.55) / 2 and (0.59 + 0.15) / 2; for the sums alone, 15 − 55.
    expect(rows(blocks)).toEqual([
      [
        "Quantitative",
        "32, 02/02/2026",
        "37, 03/02/2026",
        "1 of 2 exercises compared: −40 points; down by more than chance",
      ],
    ]);
  });

  test("say the points that the report says of the same fall, halves too", () => {
    const pointsIn = (text: string | undefined) => /(\d+) points/.exec(text ?? "")?.[1];
    // For the sums, which alone can be compared: from level 6 down to level 2, by each half and whole point.
    const said = Array.from({ length: 21 }, (_, right) => {
      const fallen = lastDays.map((date) => rightOfTen(right / 2, { typeId: 33, level: 2, date }));
      const blocks = [at(32, 1, 9, before), ...lately(32, 6, 9), at(33, 6, 5, before), ...fallen];
      const [area] = skillAreasOf(blocks, [counting, sums]);
      return [pointsIn(areaChange(area!).text), pointsIn(rows(blocks)[0]?.at(-1))];
    });
    expect(said.filter(([report, note]) => report === undefined || report !== note)).toEqual([]);
    expect(said.map(([report]) => report).slice(0, 3)).toEqual(["45", "45", "44"]);
  });

  test("of which all exercises can be compared, speak of the scores that stand there", () => {
    const fall = [at(33, 6, 5, before), ...lately(33, 2, 5)];
    expect(rows(fall)[0]?.at(-1)).toBe("−40 points; down by more than chance");
    const rise = [at(33, 2, 5, before), ...lately(33, 6, 5)];
    expect(rows(rise)[0]?.at(-1)).toBe("+40 points; up by more than chance");
    expect(rows([at(33, 2, 5, before), ...lately(33, 2, 5)])[0]?.at(-1)).toBe(
      "no difference; within chance",
    );
    expect(rows([at(33, 2, 5, before)])[0]?.at(-1)).toBe(
      "Not compared: more days of practice are needed",
    );
  });
});

describe("of many level changes", () => {
  type Step = NoteFacts["steps"][number];
  const step = (typeId: number, from: number, to: number, by: Step["by"] = "rule"): Step => ({
    typeId,
    from,
    to,
    date: later,
    by,
    reason: `By ${by}.`,
  });
  const practised = levelsInNote(
    [33, 26].map((typeId) => rightOfTen(5, { typeId, level: 2, date: later })),
    [],
    { from: later, to: later },
  );
  /** Enough steps up and down to make the table a brief one. */
  const many = Array.from({ length: 20 }, () => [step(26, 2, 3), step(26, 3, 2)]).flat();
  const rows = (steps: readonly Step[]) =>
    rowsOf(levelsPart({ steps: [...many, ...steps], levels: practised }));

  test("a placement is where an exercise begins, and no rise", () => {
    const own = [step(33, 1, 6, "assessment"), step(33, 6, 5), step(33, 5, 4)];
    expect(rows(own)[1]).toEqual([
      "Arithmetic",
      "6",
      "4",
      "0",
      "2",
      "“Find my level” 1",
      "03/02/2026. By rule.",
    ]);
  });

  test("what clinicians set is named apart", () => {
    const own = [step(33, 4, 2, "clinician"), step(33, 2, 3), step(33, 3, 5, "clinician")];
    expect(rows(own)[1]?.slice(1, 6)).toEqual(["4", "5", "1", "0", "clinician 2"]);
    expect(rows(own)[0]?.slice(1, 6)).toEqual(["2", "2", "20", "20", "–"]);
  });

  test("an exercise that was only placed and not practised is left out, one that was set is not", () => {
    const names = rows([
      step(33, 1, 4, "assessment"),
      step(32, 1, 4, "assessment"),
      step(35, 1, 4, "clinician"),
    ]).map(([name]) => name);
    expect(names).toHaveLength(3);
    expect(names.slice(1)).toEqual(["Arithmetic", "Money"]);
  });

  test("where none is of what was practised, that is said", () => {
    const placed = Array.from({ length: 41 }, () => step(32, 1, 4, "assessment"));
    expect(levelsPart({ steps: placed, levels: practised })).toEqual([
      { kind: "heading", text: "Level changes" },
      { kind: "paragraph", text: "No level changed." },
    ]);
  });
});

test("a goal that is reached but for what tenths of a percent lose stands as its table's figure", () => {
  // Seven right and three a third right, of ten.
  const blocks = [rightOfTen(7.999, { typeId: 33, level: 2, date: later })];
  const goal = { typeId: 33, level: 2, targetPercent: 80 };
  expect(standingText(goalStanding(goal, blocks, 2), 80)).toBe(
    "Reached: 80% over 10 items, 03/02/2026.",
  );
});

test("hints are counted as they are shown, several for one press, and are called so", () => {
  const cues = [
    { type: "hint", count: 8 },
    { type: "semantic", count: 3 },
  ] as const;
  expect(cuesText(cues)).toBe("semantic 3, hints shown 8");
  expect(cuesText([])).toBe("none");
});

describe("one of something is called one", () => {
  test("of the items behind a goal, and of the points that it is short", () => {
    const range = { from: later, to: later };
    const tooFew = { kind: "too-few", percent: 100, scoredCount: 1, ...range } as const;
    expect(standingText(tooFew, 80)).toBe("100% over 1 item, 03/02/2026: too few to tell.");
    const below = { kind: "below", percent: 79.5, scoredCount: 12, ...range } as const;
    expect(standingText(below, 80)).toBe("79% over 12 items, 03/02/2026: 1 point short.");
    expect(standingText(below, 81)).toBe("79% over 12 items, 03/02/2026: 2 points short.");
  });

  test("of the items that were skipped", () => {
    const skipped = (itemCount: number) => {
      const block = { ...rightOfTen(0, { typeId: 33, level: 2, date: later }), scoredCount: 0 };
      const levels = levelsInNote([{ ...block, itemCount }], [], { from: later, to: later });
      return listed(exercisesPart({ kind: "dailySessionNote", levels, judged: [] }));
    };
    expect(skipped(1)).toEqual(["Arithmetic, level 2: 1 of 1 item skipped."]);
    expect(skipped(3)).toEqual(["Arithmetic, level 2: 3 of 3 items skipped."]);
  });

  test("of the answers that people judged, over all days and places of an exercise", () => {
    const range = { from: before, to: later };
    const at = { typeId: 51, level: 2 };
    const levels = levelsInNote(
      [
        rightOfTen(9, { ...at, date: before }),
        rightOfTen(9, { ...at, date: later, place: "clinic" }),
        rightOfTen(9, { ...at, level: 3, date: later }),
      ],
      [],
      range,
    );
    const none = { ...at, marked: 0, corrected: 0 };
    const judged = [
      { ...none, date: before, place: "home", marked: 6 },
      { ...none, date: later, place: "clinic", marked: 5, corrected: 2 },
      { ...none, date: later, place: "home", level: 3, corrected: 1 },
    ] as const;
    expect(listed(exercisesPart({ kind: "progressNote", levels, judged }))).toEqual([
      "Name the picture, level 2: of 20 scored items, 11 marked right by the patient, 2 corrected by a clinician.",
      "Name the picture, level 3: of 10 scored items, 1 corrected by a clinician.",
    ]);
  });

  test("of the points that a score changed by", () => {
    const sums = aTaskType({ typeId: 33, area: "quantitative", levelCount: 10 });
    const at = (right: number, date: string) => rightOfTen(right, { typeId: 33, level: 2, date });
    const rows = (now: number) =>
      rowsOf(
        areasPart({
          kind: "progressNote",
          levels: [],
          areas: skillAreasOf([at(5, before), ...lastDays.map((date) => at(now, date))], [sums]),
        }),
      );
    expect(rows(6)[0]?.at(-1)).toBe("+1 point; within chance");
    expect(rows(4)[0]?.at(-1)).toBe("−1 point; within chance");
  });
});

describe("minutes are whole and rounded down, as in the calendar", () => {
  const almost = 29 * 60 + 59;

  test("of a place", () => {
    expect(minutesText(almost)).toBe("29 min");
    expect(minutesText(almost + 1)).toBe("30 min");
    expect(minutesText(59)).toBe("under 1 min");
  });

  test("of an exercise at a level", () => {
    const minutesOf = (seconds: number) => {
      const block = rightOfTen(5, { typeId: 33, level: 2, date: later });
      const levels = levelsInNote([block], [{ ...block, milliseconds: seconds * 1_000 + 999 }], {
        from: later,
        to: later,
      });
      return rowsOf(exercisesPart({ kind: "dailySessionNote", levels, judged: [] }))[0]?.[3];
    };
    expect([almost, almost + 1, 59].map(minutesOf)).toEqual(["29", "30", "<1"]);
  });
});
