import type { Speech } from "@regain/contract/entities/task-view";
import { expect, test } from "vitest";
import { createReader } from "./read-aloud.ts";
import type { SayOptions } from "./voice.ts";

const forever = new AbortController().signal;
const texts = ["Read the problem.", "5 cups are on the table."].map((text) => ({
  text,
  audioPaths: [],
}));

/** A voice that finishes, or is stopped, when the test says so. */
function voiceInHand() {
  const heard: string[] = [];
  let end: (isHeardOut: boolean) => void = () => undefined;
  let tell: SayOptions["onWord"];
  const say = ({ text }: Speech, { onWord }: SayOptions) => {
    end(false);
    heard.push(text);
    tell = onWord;
    return new Promise<boolean>((resolve) => {
      end = resolve;
    });
  };
  return {
    heard,
    reader: createReader({ say }),
    reach: (charIndex: number) => tell?.(charIndex),
    end: (isHeardOut = true) => end(isHeardOut),
  };
}

test("texts are read one after the other, each word as the voice comes to it", async () => {
  const { reader, heard, reach, end } = voiceInHand();
  const reading = reader.read(texts, forever);
  reach(5);
  expect(reader.now.get()).toEqual({ text: "Read the problem.", word: 1 });
  end();
  await expect.poll(() => heard).toHaveLength(2);
  reach(0);
  expect(reader.now.get()).toEqual({ text: "5 cups are on the table.", word: 0 });
  end();
  await reading;
  expect(reader.now.get()).toBeUndefined();
});

test("what is said in between ends the reading: the rest is not read over it", async () => {
  const { reader, heard, end } = voiceInHand();
  const reading = reader.read(texts, forever);
  end(false);
  await reading;
  expect(heard).toEqual(["Read the problem."]);
});

test("asked again it begins anew, and the first reading marks nothing anymore", async () => {
  const { reader, heard, reach, end } = voiceInHand();
  const first = reader.read(texts, forever);
  const second = reader.read(texts, forever);
  reach(0);
  await first;
  expect(reader.now.get()).toEqual({ text: "Read the problem.", word: 0 });
  end(false);
  await second;
  expect(heard).toEqual(["Read the problem.", "Read the problem."]);
});
