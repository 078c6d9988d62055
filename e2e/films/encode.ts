import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { audioFor } from "@regain/content/audio";

/** One frame of a film and how long it is shown. */
export interface Shot {
  readonly file: string;
  readonly seconds: number;
}

async function ffmpeg(args: readonly string[]): Promise<void> {
  try {
    await promisify(execFile)("ffmpeg", ["-y", "-loglevel", "error", ...args]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    throw new Error("Films are coded by ffmpeg. On Debian: apt-get install ffmpeg.", {
      cause: error,
    });
  }
}

/** What every browser plays: H.264 baseline, with its index first so that it starts before all of it has loaded. */
const coding = [
  ..."-c:v libx264 -profile:v baseline -level:v 3.1 -preset veryslow -tune animation".split(" "),
  ..."-crf 24 -g 75 -pix_fmt yuv420p -movflags +faststart -an".split(" "),
  // The same frames give the same file.
  ..."-map_metadata -1 -fflags +bitexact -flags:v +bitexact".split(" "),
];

/** Makes a silent MP4 of the frames, 25 a second. @param folder for the list of them */
export async function encodeFilm(shots: readonly Shot[], folder: string, to: string) {
  const last = shots.at(-1);
  if (!last) throw new Error("A film needs pictures.");
  const list = join(folder, "shots.txt");
  const lines = shots.map(({ file, seconds }) => `file '${file}'\nduration ${seconds.toFixed(4)}`);
  // ffmpeg's rule: the duration of the last file counts only if the file is listed once more.
  await writeFile(list, [...lines, `file '${last.file}'`, ""].join("\n"));
  const pictures = ["-f", "concat", "-safe", "0", "-i", list, "-vf", "fps=25,scale=1280:720"];
  await ffmpeg([...pictures, ...coding, to]);
}

/** A small picture that stands for the film. */
export const encodePoster = (picture: string, to: string): Promise<void> =>
  ffmpeg(["-i", picture, "-vf", "scale=640:-1", "-q:v", "4", "-fflags", "+bitexact", to]);

const content = join(import.meta.dirname, "../../packages/content");

/** What a microphone hears when someone says this: a breath, the words, silence. */
export async function encodeVoice(words: string, to: string): Promise<void> {
  const sound = audioFor(words);
  if (!sound) throw new Error(`"${words}" has no sound.`);
  const clips = sound.paths.map((path) => join(content, path)).join("|");
  const breathing = "adelay=700,apad=pad_dur=4";
  await ffmpeg(["-i", `concat:${clips}`, "-af", breathing, "-ar", "48000", "-ac", "1", to]);
}
