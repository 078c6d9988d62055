import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Fixture, readFixture } from "../../testing/recordings.ts";
import { chooseRecogniser } from "./choose.ts";
import { hasPocketsphinx } from "./pocketsphinx.ts";
import type { Recogniser } from "./recogniser.ts";
import { readWav } from "./wav.ts";

const things = ["banana", "elephant", "umbrella", "bread", "panda", "telephone", "key", "chair"];
const sentences = [
  "the dog sleeps",
  "the dog sleeps by the door",
  "the cat sits on the chair",
  "the soup is hot",
];

/** The native engine depends on the machine; the other comes with npm. */
const engines = [
  ...(hasPocketsphinx() ? (["pocketsphinx"] as const) : []),
  "soundswallower",
] as const;

describe.each(engines)("%s", (name) => {
  let engine: Recogniser;
  beforeAll(async () => {
    engine = (await chooseRecogniser(name))!;
  });
  afterAll(() => engine.close());

  const heard = async (fixture: Fixture, utterances: readonly string[]) =>
    engine.recognise(readWav(await readFixture(fixture)).samples, utterances);

  test("bears its name", () => {
    expect(engine.name).toBe(name);
  });

  test("hears which word was said, with or without an article", async () => {
    expect(await heard("banana", things)).toBe("banana");
    expect(await heard("umbrella", things)).toBe("umbrella");
    expect(await heard("an-elephant", things)).toBe("elephant");
  });

  test("hears a sentence to its end, with a long pause in its middle", async () => {
    expect(await heard("the-dog-sleeps-by-the-door", sentences)).toBe("the dog sleeps by the door");
  });

  test("does not hear a word among others that was not said", async () => {
    const others = things.filter((thing) => thing !== "banana");
    expect(await heard("banana", ["window", ...others])).not.toBe("window");
  });

  test("knows which words it can pronounce", () => {
    expect(engine.knows("come at 6 if youre able")).toBe(true);
    expect(engine.knows("xqzy")).toBe(false);
    expect(engine.soundAlike("flower", "flour")).toBe(true);
  });

  test("answers several at once, each its own", async () => {
    const asked: Fixture[] = ["banana", "umbrella", "banana", "an-elephant"];
    const answers = await Promise.all(asked.map((fixture) => heard(fixture, things)));
    expect(answers).toEqual(["banana", "umbrella", "banana", "elephant"]);
  });
});

test("no engine is wanted, so there is none", async () => {
  expect(await chooseRecogniser("none")).toBeUndefined();
});
