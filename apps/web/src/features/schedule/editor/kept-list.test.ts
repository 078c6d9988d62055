import { expect, test } from "vitest";
import { edit, type EditorEvent, isChanged, newEditor, type Saved, toSave } from "./editor.ts";
import { goOnWith, keptList, keptOf } from "./kept-list.ts";
import { newLine } from "./line.ts";

const naming = { typeId: 51, name: "Name the picture", maxLevel: 8 };
const sums = { typeId: 33, name: "Arithmetic", maxLevel: 12 };
const pairs = { typeId: 38, name: "Picture pairs", maxLevel: 10 };
const saved: Saved = {
  version: 3,
  lines: [newLine({ ...naming, level: 2 }), newLine({ ...sums, level: 4 })],
  otherLevels: [],
  selfGuidedCounts: false,
  changed: null,
};
/** As stored in a tab: through JSON and back. */
const kept = (...events: EditorEvent[]) =>
  keptList.parse(JSON.parse(JSON.stringify(keptOf(events.reduce(edit, newEditor(saved))))));
const added: EditorEvent = { type: "add", exercises: [pairs] };
const raised: EditorEvent[] = [
  { type: "adjust", typeId: 33 },
  { type: "draft", typeId: 33, change: { level: 6 } },
];

test("what was left is there again, with what stood in an open row, and is saved as it would have been", () => {
  const left = [added, ...raised].reduce(edit, newEditor(saved));
  const again = goOnWith(kept(added, ...raised), saved);
  expect(isChanged(again)).toBe(true);
  expect(toSave(again)).toEqual(toSave(left));
});

const bounded: EditorEvent[] = [
  { type: "adjust", typeId: 33 },
  { type: "draft", typeId: 33, change: { floor: 5 } },
];

test("a limit that took a level along has set none, also after the list was left", () => {
  const again = goOnWith(kept(...bounded), saved);
  expect(again.lines[1]).toMatchObject({ level: 5, floor: 5 });
  expect(toSave(again).lines[1]).not.toHaveProperty("taskLevel");
});

test("a list that an older release has kept is saved with the levels that were set in it", () => {
  const older = (...events: EditorEvent[]) => {
    const { lines, ...rest } = kept(...events);
    return goOnWith({ ...rest, lines: lines.map((line) => ({ ...line, wish: undefined })) }, saved);
  };
  expect(toSave(older(...raised)).lines[1]).toMatchObject({ taskLevel: 6 });
  expect(toSave(older(...bounded)).lines[1]).not.toHaveProperty("taskLevel");
});

test("a level to which practice led meanwhile is not taken back", () => {
  const practised = {
    ...saved,
    lines: [newLine({ ...naming, level: 5 }), newLine({ ...sums, level: 7 })],
  };
  const again = goOnWith(kept(added, ...raised), practised);
  expect(again.theirs).toBeUndefined();
  expect(again.lines.map(({ level }) => level)).toEqual([5, 6, 1]);
});

test("where a colleague has saved meanwhile it is asked, as by a save, and nothing is lost", () => {
  const theirs = { ...saved, version: 4, lines: saved.lines.slice(1) };
  const again = goOnWith(kept(added), theirs);
  expect(again.theirs).toEqual(theirs);
  const mine = edit(again, { type: "keep_mine" });
  expect(mine.lines.map(({ name }) => name)).toEqual(["Arithmetic", "Picture pairs"]);
});

test("what is in force already is not asked about", () => {
  const now = edit(newEditor(saved), added);
  expect(isChanged(goOnWith(kept(added), { ...saved, version: 4, lines: now.lines }))).toBe(false);
});
