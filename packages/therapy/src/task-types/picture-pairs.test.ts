import type { Choice } from "@regain/contract/entities/task-view";
import { expect, test } from "vitest";
import { drawnViews } from "../testing/drawn-items.ts";
import { picturePairs } from "./picture-pairs.ts";

const viewsAt = (level: number) => drawnViews(picturePairs, level, "MemoryBoard");
const face = ({ image, text }: Choice): string => {
  if (image) return "picture";
  return text === undefined ? "sound" : "word";
};

test.each([
  { level: 1, pairs: 2, faces: ["picture", "picture"] },
  { level: 5, pairs: 6, faces: ["picture", "picture"] },
  { level: 6, pairs: 6, faces: ["picture", "word"] },
  { level: 8, pairs: 8, faces: ["picture", "word"] },
  { level: 9, pairs: 8, faces: ["picture", "sound"] },
  { level: 10, pairs: 10, faces: ["picture", "sound"] },
])("level $level has $pairs pairs of $faces", ({ level, pairs, faces }) => {
  for (const view of viewsAt(level)) {
    expect(view.answers).toHaveLength(pairs);
    expect(view.items).toHaveLength(pairs * 2);
    for (const value of view.answers) {
      const pair = view.items.filter((item) => item.value === value);
      expect(pair.map(face).toSorted()).toEqual(faces);
    }
  }
});

test("no two pairs show the same picture", () => {
  for (const view of viewsAt(5)) {
    const pictures = view.items.map(({ image }) => JSON.stringify(image));
    expect(new Set(pictures).size).toBe(view.answers.length);
  }
});

test("a tile that lies face down says its number and nothing else", () => {
  const [view] = viewsAt(1);
  expect(view?.items.map(({ id, label }) => [id, label])).toEqual(
    [1, 2, 3, 4].map((number) => [`tile-${number}`, `Tile ${number}`]),
  );
});
