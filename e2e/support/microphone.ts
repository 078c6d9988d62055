import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { readWav, sampleRate, writeWav } from "../../apps/server/src/adapters/speech/wav.ts";
import { type Fixture, readFixture } from "../../apps/server/src/testing/recordings.ts";

/** What the browser's microphone hears: the browser reads it each time the microphone is opened. */
const file = join(tmpdir(), `regain-microphone-${process.pid}.wav`);

/** The browser's flag for a microphone that hears this file once, and then nothing. */
export const microphoneFlag = `--use-file-for-fake-audio-capture=${file}%noloop`;

/** Time to open the microphone before somebody speaks, seconds. */
const pause = 1;

/** From now on this is said whenever the microphone is opened, or nothing. */
export async function sayNext(fixture: Fixture | "nothing"): Promise<void> {
  const spoken =
    fixture === "nothing" ? new Int16Array() : readWav(await readFixture(fixture)).samples;
  const samples = new Int16Array(3 * pause * sampleRate + spoken.length);
  samples.set(spoken, pause * sampleRate);
  await writeFile(file, writeWav(samples));
}

const loudest = (page: Page) =>
  page
    .locator("[data-level]")
    .getAttribute("data-level", { timeout: 1_000 })
    .then(Number)
    .catch(() => 0);

/** Waits until somebody has spoken into the open microphone and is silent again. */
export async function untilSaid(page: Page): Promise<void> {
  await expect.poll(() => loudest(page), { intervals: [50], timeout: 20_000 }).toBeGreaterThan(5);
  await expect.poll(() => loudest(page), { intervals: [50], timeout: 20_000 }).toBeLessThan(3);
}
