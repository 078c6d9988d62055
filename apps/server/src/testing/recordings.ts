import { readFile } from "node:fs/promises";

/** Words spoken by synthesizers, with a little silence around them. */
export type Fixture = "an-elephant" | "banana" | "the-dog-sleeps-by-the-door" | "umbrella";

export const readFixture = (name: Fixture): Promise<Buffer<ArrayBuffer>> =>
  readFile(new URL(`../adapters/speech/fixtures/${name}.wav`, import.meta.url));

/** A sound file with something else in it: an extra chunk before the sound, and more after it. */
export function withMoreInIt(wav: Uint8Array, before: Uint8Array, behind: Uint8Array) {
  const chunk = Buffer.alloc(8 + before.length + (before.length % 2));
  chunk.write("JUNK", 0);
  chunk.writeUInt32LE(before.length, 4);
  chunk.set(before, 8);
  return Buffer.concat([wav.subarray(0, 12), chunk, wav.subarray(12), behind]);
}
