import { afterEach, expect, it } from "vitest";
import { deviceStore, readJson, writeJson } from "../../lib/storage.ts";
import type { KeptDraft } from "./draft-keeper.ts";
import { keptDrafts } from "./kept-drafts.ts";

const key = "noteDraft:dana";
const note = (windowId: string) => keptDrafts(deviceStore, key, windowId);
const draft = (mine: KeptDraft["mine"], { version = 1, base = {} } = {}): KeptDraft => ({
  version,
  base,
  mine,
});
afterEach(() => deviceStore.remove(key));

it("two windows on one note keep what each has typed", () => {
  const [first, second] = [note("first"), note("second")];
  first.keep(draft({ subjective: "Slept badly." }));
  second.keep(draft({ plan: "Two sessions." }));
  const opened = note("third");
  expect(opened.take()?.mine).toEqual({ subjective: "Slept badly.", plan: "Two sessions." });
  expect(Object.keys(readJson(deviceStore, key) as object), "it is the third's now").toEqual([
    "third",
  ]);
  opened.keep(undefined);
  expect(deviceStore.read(key)).toBeUndefined();
});

it("a window that is saved takes nothing of another with it", () => {
  const [first, second] = [note("first"), note("second")];
  first.keep(draft({ plan: "Two sessions." }));
  second.keep(draft({ subjective: "Slept badly." }));
  second.keep(undefined);
  expect(note("third").take()).toEqual(draft({ plan: "Two sessions." }));
});

it("of a section that both have changed, both texts are there, and a longer one holds a shorter", () => {
  note("first").keep(draft({ plan: "Go on.", subjective: "Slept" }));
  note("second").keep(draft({ plan: "Stop.", subjective: "Slept badly." }));
  expect(note("third").take()?.mine).toEqual({
    plan: "Go on.\nStop.",
    subjective: "Slept badly.",
  });
});

it("of two that rest on different drafts, the newer is gone on from", () => {
  note("first").keep(draft({ plan: "Go on.", subjective: "Slept badly." }));
  const newer = { version: 2, base: { plan: "Go on." } };
  note("second").keep(draft({ plan: "Go on.", assessment: "90 %." }, newer));
  expect(note("third").take()).toEqual({
    ...newer,
    mine: { plan: "Go on.", subjective: "Slept badly.", assessment: "90 %." },
  });
});

it("what an earlier release kept is taken over", () => {
  const kept = draft({ plan: "Two sessions." });
  writeJson(deviceStore, key, kept);
  expect(note("first").take()).toEqual(kept);
  expect(readJson(deviceStore, key)).toMatchObject({ first: kept });
});

it("what has another shape goes, and the note begins with the server's", () => {
  writeJson(deviceStore, key, { version: 1, text: "as one text" });
  expect(note("first").take()).toBeUndefined();
  expect(deviceStore.read(key)).toBeUndefined();
});
