import { english } from "@regain/content/en/content";
import { taskView } from "@regain/contract/entities/task-view";
import { expect, test } from "vitest";
import { createRng } from "./rng.ts";
import { generateItem } from "./task-type.ts";
import { nameThePicture } from "./task-types/name-the-picture.ts";
import { spokenDirections } from "./task-types/spoken-directions.ts";
import { type AudioFor, withAudio } from "./with-audio.ts";

const audioFor: AudioFor = (text) => ({
  paths: [`audio/${text.length}.mp3`],
  wordStartsMs: text.split(" ").map((_, index) => index * 300),
});

const itemOf = (taskType: typeof nameThePicture) =>
  generateItem(taskType, 1, { rng: createRng("sound"), content: english }).view;

test("instructions and what is heard get their files and times, and the item still fits", () => {
  const view = withAudio(itemOf(spokenDirections), audioFor);
  const [heard] = view.stimulus;
  if (heard?.kind !== "audio") throw new Error("a direction is heard");
  expect(heard.speech).toMatchObject(toSound(heard.speech.text, "audioPaths"));
  expect(view.instructions).toMatchObject(toSound(view.instructions.text, "instructionAudioPaths"));
  expect(taskView.safeParse(view).error).toBeUndefined();
});

function toSound(text: string, field: string) {
  const audio = audioFor(text);
  return { [field]: audio?.paths, wordStartsMs: audio?.wordStartsMs };
}

test("cues that are heard get sound, cues of letters do not", () => {
  const { cues } = withAudio(itemOf(nameThePicture), audioFor);
  expect(cues.map(({ contentType, audioPaths }) => [contentType, audioPaths.length])).toEqual([
    ["audio", 1],
    ["audio", 1],
    ["text", 0],
    ["audio", 1],
  ]);
});

test("what nobody has said stays as it was", () => {
  const view = itemOf(spokenDirections);
  expect(withAudio(view, () => undefined)).toEqual(view);
});

test("choices, study parts and streams are found wherever they stand", () => {
  const speech = { text: "a pear", audioPaths: [] };
  const part = {
    study: { text: "Listen.", stimulus: [{ kind: "stream", frames: [{ speech }, {}] }] },
    questions: [{ choices: [{ id: "a", label: "pear", speech }], answer: null }],
  };
  const filled = withAudio(part, audioFor);
  const expected = { ...speech, audioPaths: ["audio/6.mp3"], wordStartsMs: [0, 300] };
  expect(filled.study.stimulus[0]?.frames).toEqual([{ speech: expected }, {}]);
  expect(filled.questions).toEqual([
    { choices: [{ id: "a", label: "pear", speech: expected }], answer: null },
  ]);
});
