import { expect, test } from "vitest";
import { type Clips, indexLine, readIndex } from "./audio-index.ts";
import { spoken } from "./en/spoken.ts";
import { joinClips } from "./join-clips.ts";

/** One-second clips whose words start every 100 ms; their hashes count up. */
const clipsOf = (...texts: string[]): Clips =>
  readIndex(
    texts.map((said, index) => {
      const startsMs = /^[,.]$/.test(said) ? [] : said.split(" ").map((_, at) => at * 100);
      return indexLine({ hash: `a${index}`, durationMs: 1_000, startsMs, said });
    }),
  );

const join = (text: string, clips: Clips) => joinClips(spoken(text), clips);

test("a text with a clip of its own is said with it, whatever its signs and capitals", () => {
  const clips = clipsOf("touch", "the apple", "touch, the apple?");
  expect(join("Touch the Apple.", clips)).toEqual({
    paths: ["audio/a2.mp3"],
    startsMs: [0, 100, 200],
  });
});

test("any other is said with as few clips as it takes, one word after the other in time", () => {
  const clips = clipsOf(
    "what is",
    "what",
    "is forty five plus",
    "thirty seven",
    "plus",
    "forty five",
  );
  expect(join("What is 45 + 37?", clips)).toEqual({
    paths: ["audio/a1.mp3", "audio/a2.mp3", "audio/a3.mp3"],
    startsMs: [0, 1_000, 1_100, 1_200, 1_300, 2_000, 2_100],
  });
});

test("it pauses between clips where the text does", () => {
  const clips = clipsOf(",", ".", "stop", "then go", "wait");
  expect(join("Stop, then go. Wait.", clips)?.paths.map((path) => path.slice(6, 8))).toEqual([
    "a2",
    "a0",
    "a3",
    "a1",
    "a4",
  ]);
});

test("a text with a word that nobody said is not said in part", () => {
  expect(join("Touch the pear.", clipsOf("touch the", "apple"))).toBeUndefined();
  expect(join("…", clipsOf("touch"))).toBeUndefined();
});

test("more files than an item may name are too many", () => {
  const clips = clipsOf("one", "two");
  expect(join("1 2 ".repeat(20), clips)?.paths).toHaveLength(40);
  expect(join("1 2 ".repeat(21), clips)).toBeUndefined();
});
