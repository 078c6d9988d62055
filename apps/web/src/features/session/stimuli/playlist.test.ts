import { expect, test } from "vitest";
import { seekBack } from "./playlist.ts";

const lengths = [4, 3, 10];

test("back 5 s stays within a clip where it can", () => {
  expect(seekBack(lengths, { clip: 2, at: 9 }, 5)).toEqual({ clip: 2, at: 4 });
});

test("and goes on into the clips before", () => {
  expect(seekBack(lengths, { clip: 1, at: 1 }, 5)).toEqual({ clip: 0, at: 0 });
  expect(seekBack(lengths, { clip: 2, at: 1 }, 5)).toEqual({ clip: 0, at: 3 });
});

test("but never before the start", () => {
  expect(seekBack(lengths, { clip: 0, at: 2 }, 5)).toEqual({ clip: 0, at: 0 });
});
