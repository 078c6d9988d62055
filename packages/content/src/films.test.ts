import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import manifest from "../films/manifest.json" with { type: "json" };
import { film } from "./films.ts";
import { readMp4 } from "./testing/mp4.ts";
import { gradeOf, longSentences } from "./testing/readability.ts";
import { readVtt } from "./web-vtt.ts";

const root = new URL("../", import.meta.url);
const read = (path: string): Buffer => readFileSync(new URL(path, root));
const beside = (path: string, kind: string) => path.replace(/mp4$/, kind);
const views = Object.keys(manifest);

test("each of the 7 views has its film, and nothing else lies there", () => {
  expect(views).toHaveLength(7);
  const named = views.flatMap((view) =>
    ["mp4", "vtt", "jpg"].map((kind) => beside(film(view), kind).replace("films/", "")),
  );
  const lying = readdirSync(new URL("films/", root)).filter((file) => file !== "manifest.json");
  expect(lying.toSorted()).toEqual(named.toSorted());
  expect(() => film("Crossword")).toThrow(RangeError);
});

test("all together stay under 20 MB", () => {
  const bytes = views.reduce((sum, view) => sum + read(film(view)).length, 0);
  expect(bytes).toBeLessThan(20_000_000);
});

describe.each(views)("the film of %s", (view) => {
  const { seconds, boxes, tracks } = readMp4(read(film(view)));
  const cues = readVtt(read(beside(film(view), "vtt")).toString("utf8"));

  test("is short, silent, and starts before all of it has come", () => {
    expect(seconds).toBeGreaterThanOrEqual(25);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(tracks).toEqual(["vide"]);
    expect(boxes.indexOf("moov")).toBeLessThan(boxes.indexOf("mdat"));
  });

  test("has captions from its start to its end, one after the other, each long enough to be read", () => {
    expect(cues[0]?.start).toBe(0);
    expect(cues.length).toBeGreaterThanOrEqual(6);
    for (const [index, { start, end, text }] of cues.entries()) {
      expect(end - start, text).toBeGreaterThanOrEqual(1 + text.split(" ").length / 4);
      expect(start, text).toBe(cues[index - 1]?.end ?? 0);
      expect(end, text).toBeLessThanOrEqual(seconds + 0.1);
    }
    expect(cues.at(-1)?.end).toBeGreaterThan(seconds - 1);
  });

  test("says it in short plain sentences", () => {
    const all = cues.map(({ text }) => text).join(" ");
    expect(longSentences(all)).toEqual([]);
    expect(gradeOf(all)).toBeLessThanOrEqual(6);
  });

  test("has a picture that stands for it", () => {
    const poster = read(beside(film(view), "jpg"));
    expect(poster.subarray(0, 3).toString("hex")).toBe("ffd8ff");
    expect(poster.length).toBeLessThan(80_000);
  });
});
