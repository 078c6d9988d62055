import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, type Page } from "@playwright/test";

/** What the browser's microphone hears: the browser reads the file each time the microphone is opened. */
const file = join(tmpdir(), `regain-microphone-${process.pid}.wav`);

/** The browser's flag for a microphone that hears this file once, and then nothing. */
export const microphoneFlag = `--use-file-for-fake-audio-capture=${file}%noloop`;

/** Words spoken by synthesizers: 16 kHz, mono, 16 bits. */
const recordings = resolve(import.meta.dirname, "../../apps/server/src/adapters/speech/fixtures");
type Spoken = "banana" | "an-elephant" | "umbrella";

const headerBytes = 44;
/** One second, so that the microphone is open before someone speaks. */
const quiet = Buffer.alloc(2 * 16_000);

/** From now on the microphone hears this, or nothing, whenever it is opened. */
export async function sayNext(word: Spoken | "nothing"): Promise<void> {
  const name = word === "nothing" ? "banana" : word;
  const recording = await readFile(join(recordings, `${name}.wav`));
  const spoken = word === "nothing" ? quiet : recording.subarray(headerBytes);
  const sound = Buffer.concat([quiet, spoken, quiet, quiet]);
  const header = Buffer.from(recording.subarray(0, headerBytes));
  header.writeUInt32LE(headerBytes - 8 + sound.length, 4);
  header.writeUInt32LE(sound.length, 40);
  await writeFile(file, Buffer.concat([header, sound]));
}

const loudest = (page: Page) =>
  page
    .locator("[data-level]")
    .getAttribute("data-level", { timeout: 1_000 })
    .then(Number)
    .catch(() => 0);

/** Waits until somebody has spoken into the open microphone and is silent again. */
export async function untilSaid(page: Page): Promise<void> {
  // The page itself watches: a single word is soon over.
  await page.waitForFunction(
    () => Number(document.querySelector<HTMLElement>("[data-level]")?.dataset.level ?? 0) > 5,
    undefined,
    { timeout: 20_000 },
  );
  await expect.poll(() => loudest(page), { intervals: [50], timeout: 20_000 }).toBeLessThan(3);
}
