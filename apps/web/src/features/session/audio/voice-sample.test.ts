import { audioFor } from "@regain/content/audio";
import { voiceSample } from "@regain/content/voice-sample";
import { expect, test } from "vitest";
import { voiceSamplePath } from "./voice-sample.ts";

test("the settings play the file in which the voice says how it sounds", () => {
  expect(audioFor(voiceSample)?.paths).toEqual([voiceSamplePath]);
});
