import { describe, expect, test } from "vitest";
import {
  edit,
  type EditorEvent,
  type EditorState,
  isChanged,
  isFaulty,
  listOf,
  newEditor,
  type Saved,
  toSave,
} from "./editor.ts";
import { type EditorLine, type LineChange, newLine } from "./line.ts";
import { differences, setAndMoved } from "./rebase.ts";

const naming = { typeId: 51, name: "Name the picture", maxLevel: 8 };
const sums = { typeId: 33, name: "Arithmetic", maxLevel: 12 };
const pairs = { typeId: 38, name: "Picture pairs", maxLevel: 10 };
const clocks = { typeId: 34, name: "Clocks", maxLevel: 8 };

const saved = (...lines: EditorLine[]): Saved => ({
  version: 3,
  lines,
  otherLevels: [],
  selfGuidedCounts: false,
  changed: null,
});
const fresh = () =>
  newEditor(saved(newLine({ ...naming, level: 2, count: 5 }), newLine({ ...sums, level: 4 })));
const after = (state: EditorState, ...events: EditorEvent[]) => events.reduce(edit, state);
const names = (state: EditorState) => listOf(state).map(({ name }) => name);
const lineIn = (state: EditorState, typeId: number) =>
  listOf(state).find((line) => line.typeId === typeId);

describe("the editor", () => {
  test("is pristine at first, and again after discarding", () => {
    expect(isChanged(fresh())).toBe(false);
    const changed = after(fresh(), { type: "add", exercises: [pairs] });
    expect(isChanged(changed)).toBe(true);
    expect(after(changed, { type: "discard" })).toEqual(fresh());
  });

  test.each<[string, EditorEvent[]]>([
    ["moving", [{ type: "move", typeId: 33, to: 0 }]],
    [
      "deleting",
      [
        { type: "ask_delete", typeId: 33 },
        { type: "delete", typeId: 33 },
      ],
    ],
    [
      "adjusting",
      [
        { type: "adjust", typeId: 33 },
        { type: "draft", typeId: 33, change: { level: 5 } },
        { type: "update", typeId: 33 },
      ],
    ],
    ["adding", [{ type: "add", exercises: [pairs] }]],
    ["swapping", [{ type: "swap", typeId: 33, exercise: pairs }]],
    ["replacing by a preset", [{ type: "apply", mode: "replace", exercises: [pairs] }]],
  ])("%s marks it changed, and saving makes it pristine", (_, events) => {
    const changed = after(fresh(), ...events);
    expect(isChanged(changed)).toBe(true);
    const now = { ...saved(...listOf(changed)), version: 4 };
    const done = edit(changed, { type: "saved", saved: now, sent: listOf(changed) });
    expect(isChanged(done)).toBe(false);
    expect(done.saved.version).toBe(4);
  });

  test("is shown as the server has saved it", () => {
    const changed = after(fresh(), { type: "add", exercises: [pairs] });
    const answer = saved(newLine({ ...sums, level: 7 }));
    const sent = listOf(changed);
    expect(edit(changed, { type: "saved", saved: answer, sent })).toEqual(newEditor(answer));
  });
});

describe("adding", () => {
  test("uses 10 times at level 1, at the end or where it was dropped, and never twice", () => {
    const added = after(
      fresh(),
      { type: "add", exercises: [pairs, sums] },
      { type: "add", exercises: [clocks], at: 0 },
    );
    expect(names(added)).toEqual(["Clocks", "Name the picture", "Arithmetic", "Picture pairs"]);
    expect(lineIn(added, 38)).toMatchObject({ count: 10, level: 1, isLocked: false });
  });

  test("brings back what was deleted as it was", () => {
    const back = after(fresh(), { type: "delete", typeId: 33 }, { type: "add", exercises: [sums] });
    expect(isChanged(back)).toBe(false);
  });

  test("a preset adds what is missing or replaces the list, keeping what is set for the patient", () => {
    const bounded = newEditor(
      saved(newLine(naming), { ...newLine(sums), level: 4, floor: 3, isLocked: true }),
    );
    const preset = [{ ...sums, count: 3, level: 2 }, pairs];
    expect(names(after(bounded, { type: "apply", mode: "add", exercises: preset }))).toEqual([
      "Name the picture",
      "Arithmetic",
      "Picture pairs",
    ]);
    const replaced = after(bounded, { type: "apply", mode: "replace", exercises: preset });
    expect(names(replaced)).toEqual(["Arithmetic", "Picture pairs"]);
    expect(lineIn(replaced, 33)).toMatchObject({ count: 3, level: 3, floor: 3, isLocked: true });
  });
});

describe("a row", () => {
  test("goes to adjust and back, with or without its draft", () => {
    const drafted = after(
      fresh(),
      { type: "adjust", typeId: 33 },
      { type: "draft", typeId: 33, change: { level: 6, count: 7 } },
    );
    expect(after(drafted, { type: "close_row", typeId: 33 })).toEqual(fresh());
    const updated = after(drafted, { type: "update", typeId: 33 });
    expect(lineIn(updated, 33)).toMatchObject({ level: 6, count: 7 });
    expect(updated.rows.size).toBe(0);
  });

  test("that is still open counts when it is saved", () => {
    const drafted = after(
      fresh(),
      { type: "adjust", typeId: 33 },
      { type: "draft", typeId: 33, change: { count: 7 } },
    );
    expect(isChanged(drafted)).toBe(true);
    expect(toSave(drafted).lines[1]).toMatchObject({ taskTypeId: 33, taskCount: 7 });
  });

  test("that shows something that is no number is told of until it is one, or is closed", () => {
    const fault = (field: "level" | "count", isNow: boolean) =>
      ({ type: "fault", typeId: 33, field, isFaulty: isNow }) as const;
    const draft = { type: "draft", typeId: 33, change: { count: 7 } } as const;
    const open = after(fresh(), { type: "adjust", typeId: 33 }, draft, fault("count", true));
    expect(isFaulty(open)).toBe(true);
    expect(isFaulty(after(open, draft, fault("level", true), fault("level", false)))).toBe(true);
    expect(isFaulty(after(open, fault("count", false)))).toBe(false);
    const closed = after(open, { type: "close_row", typeId: 33 });
    expect(isFaulty(closed)).toBe(false);
    expect(after(closed, fault("count", false))).toEqual(fresh());
  });

  test("asks before it goes, and stays on no", () => {
    const asked = after(fresh(), { type: "ask_delete", typeId: 33 });
    expect(asked.rows.get(33)).toEqual({ kind: "delete" });
    expect(isChanged(asked)).toBe(false);
    expect(after(asked, { type: "close_row", typeId: 33 })).toEqual(fresh());
    expect(names(after(asked, { type: "delete", typeId: 33 }))).toEqual(["Name the picture"]);
  });

  test("moves no further than the ends", () => {
    expect(after(fresh(), { type: "move", typeId: 51, to: -1 })).toEqual(fresh());
    expect(names(after(fresh(), { type: "move", typeId: 51, to: 9 }))).toEqual([
      "Arithmetic",
      "Name the picture",
    ]);
  });

  test("keeps its level between its bounds, and its bounds in order", () => {
    const draft = (...changes: object[]) =>
      lineIn(
        after(
          fresh(),
          { type: "adjust", typeId: 33 },
          ...changes.map((change): EditorEvent => ({ type: "draft", typeId: 33, change })),
        ),
        33,
      );
    expect(draft({ floor: 6 })).toMatchObject({ floor: 6, level: 6 });
    expect(draft({ ceiling: 2 })).toMatchObject({ ceiling: 2, level: 2 });
    expect(draft({ ceiling: 5 }, { floor: 8 })).toMatchObject({ floor: 8, ceiling: 8, level: 8 });
    expect(draft({ floor: 5 }, { ceiling: 3 })).toMatchObject({ floor: 3, ceiling: 3, level: 3 });
  });
});

describe("what is sent", () => {
  test("says a level only where it was touched, or is another than a new one begins at", () => {
    const state = after(
      fresh(),
      { type: "adjust", typeId: 33 },
      { type: "draft", typeId: 33, change: { level: 6 } },
      { type: "add", exercises: [pairs, { ...clocks, level: 2 }] },
    );
    expect(toSave(state)).toEqual({
      version: 3,
      lines: [
        { taskTypeId: 51, taskCount: 5, isLocked: false, floor: null, ceiling: null },
        {
          taskTypeId: 33,
          taskCount: 10,
          taskLevel: 6,
          isLocked: false,
          floor: null,
          ceiling: null,
        },
        { taskTypeId: 38, taskCount: 10 },
        { taskTypeId: 34, taskCount: 10, taskLevel: 2 },
      ],
    });
  });
});

describe("a lowest or a highest level", () => {
  const adjusted = (...changes: LineChange[]) =>
    after(
      fresh(),
      { type: "adjust", typeId: 33 },
      ...changes.map((change): EditorEvent => ({ type: "draft", typeId: 33, change })),
      { type: "update", typeId: 33 },
    );
  const sentOf = (state: EditorState) =>
    toSave(state).lines.find(({ taskTypeId }) => taskTypeId === 33);

  test.each<[string, LineChange[], { level: number; sent: number | undefined }]>([
    ["that takes the level up", [{ floor: 6 }], { level: 6, sent: undefined }],
    ["that takes the level down", [{ ceiling: 2 }], { level: 2, sent: undefined }],
    ["that was thought better of", [{ floor: 6 }, { floor: null }], { level: 4, sent: undefined }],
    ["that was then set lower", [{ floor: 6 }, { floor: 5 }], { level: 5, sent: undefined }],
    ["beside a level that was set", [{ level: 6 }, { floor: 6 }], { level: 6, sent: 6 }],
    ["that a set level is moved from", [{ floor: 6 }, { level: 7 }], { level: 7, sent: 7 }],
    ["that takes a set level along", [{ level: 8 }, { ceiling: 6 }], { level: 6, sent: 6 }],
    [
      "after a level was set and set back",
      [{ level: 5 }, { level: 4 }, { floor: 6 }],
      { level: 6, sent: undefined },
    ],
  ])("%s: a level is sent only where one was set", (_, changes, { level, sent }) => {
    const state = adjusted(...changes);
    expect(lineIn(state, 33)).toMatchObject({ level });
    expect(sentOf(state)?.taskLevel).toBe(sent);
  });

  test("sends no level of an exercise that is new, either", () => {
    const state = after(
      fresh(),
      { type: "add", exercises: [pairs] },
      { type: "adjust", typeId: 38 },
      { type: "draft", typeId: 38, change: { floor: 3 } },
    );
    expect(lineIn(state, 38)).toMatchObject({ level: 3 });
    expect(toSave(state).lines.at(-1)).toEqual({
      taskTypeId: 38,
      taskCount: 10,
      isLocked: false,
      floor: 3,
      ceiling: null,
    });
  });

  test("leaves the level that practice has won since, also after somebody else has saved", () => {
    const theirs = {
      ...saved(newLine(naming), newLine({ ...sums, level: 7 }), newLine(clocks)),
      version: 4,
    };
    const kept = after(adjusted({ floor: 5 }), { type: "stale", theirs }, { type: "keep_mine" });
    expect(lineIn(kept, 33)).toMatchObject({ level: 7, floor: 5 });
    expect(sentOf(kept)).not.toHaveProperty("taskLevel");
    const set = after(
      adjusted({ floor: 5 }, { level: 6 }),
      { type: "stale", theirs },
      { type: "keep_mine" },
    );
    expect(sentOf(set)).toMatchObject({ taskLevel: 6 });
  });

  test("that moves while a save is under way makes no set level of the one that was sent", () => {
    const sent = listOf(adjusted({ level: 6 }));
    const answer = {
      ...saved(...sent.map((line) => ({ ...line, wish: undefined }))),
      version: 4,
    };
    const now = after(
      adjusted({ level: 6 }),
      { type: "save" },
      { type: "adjust", typeId: 33 },
      { type: "draft", typeId: 33, change: { floor: 8 } },
      { type: "saved", saved: answer, sent },
    );
    expect(lineIn(now, 33)).toMatchObject({ level: 8, floor: 8 });
    expect(sentOf(now)).not.toHaveProperty("taskLevel");
  });
});

describe("an exercise that the patient has a level for already", () => {
  const own = { typeId: 38, level: 6, isLocked: false, floor: 3, ceiling: null };
  const known = (level = 6): Saved => ({
    ...fresh().saved,
    otherLevels: [{ ...own, level }],
  });
  const add = (exercise = {}): EditorEvent => ({
    type: "add",
    exercises: [{ ...pairs, ...exercise }],
  });
  const draft = (change: object): EditorEvent[] => [
    { type: "adjust", typeId: 38 },
    { type: "draft", typeId: 38, change },
  ];

  test.each<[string, EditorEvent[], object, object]>([
    ["comes in where they stand", [add()], own, {}],
    ["instead of another", [{ type: "swap", typeId: 33, exercise: pairs }], own, {}],
    ["at the level of a preset", [add({ level: 4 })], { ...own, level: 4 }, { taskLevel: 4 }],
    ["within its limits", [add({ level: 1 })], { ...own, level: 3 }, { taskLevel: 3 }],
    [
      "at a level that was touched",
      [add(), ...draft({ level: 7 })],
      { level: 7 },
      { taskLevel: 7 },
    ],
    [
      "without its limits",
      [add(), ...draft({ floor: null })],
      { level: 6, floor: null },
      { isLocked: false, floor: null, ceiling: null },
    ],
  ])("%s", (_, events, shown, more) => {
    const state = after(newEditor(known()), ...events);
    expect(lineIn(state, 38)).toMatchObject(shown);
    const sent = toSave(state).lines.find(({ taskTypeId }) => taskTypeId === 38);
    expect(sent).toEqual({ taskTypeId: 38, taskCount: 10, ...more });
  });

  test("stands where it stands now after somebody else has saved, unless its level was touched", () => {
    const kept = (...events: EditorEvent[]) =>
      after(
        newEditor(known()),
        ...events,
        { type: "stale", theirs: { ...known(5), version: 4 } },
        { type: "keep_mine" },
      );
    const untouched = kept(add({ count: 4 }));
    expect(lineIn(untouched, 38)).toMatchObject({ count: 4, level: 5 });
    expect(toSave(untouched).lines.at(-1)).toEqual({ taskTypeId: 38, taskCount: 4 });
    expect(lineIn(kept(add(), ...draft({ level: 7 })), 38)).toMatchObject({ level: 7 });
  });
});

describe("while a save is under way", () => {
  /** Sent: pairs added, and an open row for sums. The answer says that practice has moved naming to level 3. */
  const drafted = () =>
    after(
      fresh(),
      { type: "add", exercises: [pairs] },
      { type: "adjust", typeId: 33 },
      { type: "draft", typeId: 33, change: { count: 7 } },
    );
  const sent = listOf(drafted());
  const answer: Saved = {
    version: 4,
    changed: null,
    otherLevels: [],
    selfGuidedCounts: false,
    lines: sent.map((line) => (line.typeId === 51 ? { ...line, level: 3 } : line)),
  };
  const answered = (...meanwhile: EditorEvent[]) =>
    after(drafted(), { type: "save" }, ...meanwhile, { type: "saved", saved: answer, sent });

  test("a row that was sent is no longer open, whatever comes of it", () => {
    const under = edit(drafted(), { type: "save" });
    expect(under.rows.size).toBe(0);
    expect(listOf(under)).toEqual(sent);
    expect(isChanged(under)).toBe(true);
    expect(answered()).toEqual(newEditor(answer));
  });

  test("what is added, deleted and moved stays, and can be saved on top of the answer", () => {
    const now = answered(
      { type: "add", exercises: [clocks], at: 0 },
      { type: "delete", typeId: 38 },
      { type: "move", typeId: 33, to: 1 },
    );
    expect(names(now)).toEqual(["Clocks", "Arithmetic", "Name the picture"]);
    expect(lineIn(now, 51)).toMatchObject({ level: 3 });
    expect(isChanged(now)).toBe(true);
    expect(toSave(now)).toMatchObject({
      version: 4,
      lines: [{ taskTypeId: 34 }, { taskTypeId: 33 }, { taskTypeId: 51 }],
    });
    expect(names(edit(now, { type: "discard" }))).toEqual(names(newEditor(answer)));
  });

  test("a row that is opened stays open, on top of what was saved of it", () => {
    const now = answered(
      { type: "adjust", typeId: 51 },
      { type: "draft", typeId: 51, change: { count: 9 } },
      { type: "ask_delete", typeId: 38 },
    );
    expect(now.lines).toEqual(answer.lines);
    expect(lineIn(now, 51)).toMatchObject({ count: 9, level: 3 });
    expect(now.rows.get(38)).toEqual({ kind: "delete" });
    expect(isChanged(now)).toBe(true);
  });

  test("what is taken back is a change of what was saved", () => {
    const now = answered({ type: "delete", typeId: 38 });
    expect(now.lines).toHaveLength(fresh().lines.length);
    expect(isChanged(now)).toBe(true);
  });

  test("the question whether to leave goes only where nothing is left to save", () => {
    expect(answered({ type: "leave" }).isLeaving).toBe(false);
    expect(answered({ type: "delete", typeId: 38 }, { type: "leave" }).isLeaving).toBe(true);
  });
});

describe("when somebody else has saved", () => {
  /** I set sums to level 6, removed naming and added pairs; they added clocks and set sums to seven times. */
  const mine = () =>
    after(
      fresh(),
      { type: "adjust", typeId: 33 },
      { type: "draft", typeId: 33, change: { level: 6 } },
      { type: "update", typeId: 33 },
      { type: "delete", typeId: 51 },
      { type: "add", exercises: [pairs] },
    );
  const theirs: Saved = {
    version: 4,
    changed: { at: "2026-03-02T15:00:00Z", by: "Mara" },
    otherLevels: [],
    selfGuidedCounts: false,
    lines: [
      newLine({ ...naming, level: 2, count: 5 }),
      newLine({ ...sums, level: 4, count: 7 }),
      newLine(clocks),
    ],
  };
  const told = () => edit(mine(), { type: "stale", theirs });

  test("nothing of mine is gone, and I see what they have done", () => {
    expect(names(told())).toEqual(names(mine()));
    const { added, removed, adjusted, isReordered } = differences(fresh().lines, theirs.lines);
    expect(added.map(({ name }) => name)).toEqual(["Clocks"]);
    expect(removed).toEqual([]);
    expect(adjusted.map(({ after: line }) => line.count)).toEqual([7]);
    expect(isReordered).toBe(false);
  });

  test("a level that is another is not said to be their doing: practice leads there, too", () => {
    const practised = theirs.lines.map((line) =>
      line.typeId === 51 ? { ...line, level: 5 } : line,
    );
    const { set, moved } = setAndMoved(differences(fresh().lines, practised));
    expect(set.map(({ after: { name } }) => name)).toEqual(["Arithmetic"]);
    expect(moved.map(({ after: { name, level } }) => [name, level])).toEqual([
      ["Name the picture", 5],
    ]);
  });

  test("theirs can be taken", () => {
    const taken = edit(told(), { type: "take_theirs" });
    expect(taken).toEqual(newEditor(theirs));
    expect(isChanged(taken)).toBe(false);
  });

  test("or mine kept, on top of theirs: then it can be saved", () => {
    const kept = edit(told(), { type: "keep_mine" });
    expect(names(kept)).toEqual(["Arithmetic", "Clocks", "Picture pairs"]);
    expect(lineIn(kept, 33)).toMatchObject({ level: 6, count: 7 });
    expect(isChanged(kept)).toBe(true);
    expect(toSave(kept).version).toBe(4);
  });

  test("my order holds where I have moved something", () => {
    const moved = after(fresh(), { type: "move", typeId: 33, to: 0 }, { type: "stale", theirs });
    expect(names(edit(moved, { type: "keep_mine" }))).toEqual([
      "Arithmetic",
      "Name the picture",
      "Clocks",
    ]);
  });

  test("it may have been me, before the answer was lost", () => {
    const sent = mine();
    const same: Saved = { ...saved(...listOf(sent)), version: 4 };
    expect(edit(sent, { type: "stale", theirs: same })).toEqual(newEditor(same));
  });
});

describe("whether self-guided practice counts", () => {
  const allow: EditorEvent = { type: "count_self_guided", counts: true };
  const theirs = (selfGuidedCounts: boolean): Saved => ({
    ...saved(...fresh().lines, newLine(clocks)),
    version: 4,
    selfGuidedCounts,
  });

  test("is part of what is saved and discarded, and sent only where it was touched", () => {
    const allowed = after(fresh(), allow);
    expect(isChanged(allowed)).toBe(true);
    expect(toSave(allowed).selfGuidedCounts).toBe(true);
    expect(toSave(fresh())).not.toHaveProperty("selfGuidedCounts");
    expect(after(allowed, { type: "discard" })).toEqual(fresh());
    expect(isChanged(after(allowed, { ...allow, counts: false }))).toBe(false);
  });

  test("stays as it was touched while a save was under way", () => {
    const sent = listOf(fresh());
    const answer = { ...saved(...sent), version: 4, selfGuidedCounts: true };
    const answered = (...meanwhile: EditorEvent[]) =>
      after(fresh(), allow, { type: "save" }, ...meanwhile, { type: "saved", saved: answer, sent });
    expect(isChanged(answered())).toBe(false);
    const taken = answered({ ...allow, counts: false });
    expect(toSave(taken)).toMatchObject({ version: 4, selfGuidedCounts: false });
  });

  test.each([
    { mine: [allow], they: false, kept: true },
    { mine: [], they: true, kept: true },
    { mine: [], they: false, kept: false },
  ])("is mine where I have touched it, theirs where not: $kept", ({ mine, they, kept }) => {
    const told = after(fresh(), { type: "add", exercises: [pairs] }, ...mine, {
      type: "stale",
      theirs: theirs(they),
    });
    expect(edit(told, { type: "keep_mine" })).toMatchObject({ selfGuidedCounts: kept });
    expect(edit(told, { type: "take_theirs" })).toEqual(newEditor(theirs(they)));
  });

  test("alone tells apart what I have sent from what somebody else has saved", () => {
    const lines = { ...saved(...fresh().lines), version: 4 };
    const sent = after(fresh(), allow);
    expect(edit(sent, { type: "stale", theirs: lines }).theirs).toEqual(lines);
    const same = { ...lines, selfGuidedCounts: true };
    expect(edit(sent, { type: "stale", theirs: same })).toEqual(newEditor(same));
  });
});

test("leaving is asked about, and can be thought better of", () => {
  const asked = edit(fresh(), { type: "leave" });
  expect(asked.isLeaving).toBe(true);
  expect(edit(asked, { type: "stay" })).toEqual(fresh());
});
