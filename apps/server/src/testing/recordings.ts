import { readFile } from "node:fs/promises";

/** Words said by synthesisers, with a little silence around them. */
export type Fixture = "an-elephant" | "banana" | "the-dog-sleeps-by-the-door" | "umbrella";

export const readFixture = (name: Fixture): Promise<Buffer<ArrayBuffer>> =>
  readFile(new URL(`../adapters/speech/fixtures/${name}.wav`, import.meta.url));
