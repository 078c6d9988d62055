import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Something that can say a word: a synthesizer's voice. */
export interface Speaker {
  readonly name: string;
  readonly program: string;
  /** Whether there is nothing to measure without it. */
  readonly needed: boolean;
  /** @returns 16 kHz, mono, with half a second of a quiet room before and after */
  say(text: string): Int16Array;
}

const inARoom =
  "[0:a]aresample=16000,adelay=500,apad=pad_dur=0.5[voice];[voice][1:a]amix=inputs=2:duration=first:normalize=0";
/** A microphone is never quite silent. */
const room = ["-f", "lavfi", "-i", "anoisesrc=a=0.0012:r=16000:seed=7"];

/** A program that is silent for this long counts as hanging, ms. */
const timeout = 60_000;

const as16kHz = ["-ac", "1", "-ar", "16000", "-f", "s16le", "-"];

function heardInARoom(make: (file: string) => void): Int16Array {
  const folder = mkdtempSync(join(tmpdir(), "regain-voice-"));
  try {
    const file = join(folder, "word.wav");
    make(file);
    const options = ["-v", "error", "-i", file, ...room, "-filter_complex", inARoom, ...as16kHz];
    const sound = execFileSync("ffmpeg", options, { timeout });
    return new Int16Array(new Uint8Array(sound).buffer);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param pace words per minute */
const espeak = (voice: string, pace: number): Speaker => ({
  name: `eSpeak NG ${voice}, ${pace}`,
  program: "espeak-ng",
  needed: true,
  say: (text) =>
    heardInARoom((file) =>
      execFileSync("espeak-ng", ["-v", voice, "-s", String(pace), "-w", file, text], { timeout }),
    ),
});

const flite = (voice: string): Speaker => ({
  name: `Flite ${voice}`,
  program: "flite",
  needed: false,
  say: (text) =>
    heardInARoom((file) =>
      execFileSync("flite", ["-voice", voice, "-t", text, "-o", file], { timeout }),
    ),
});

export const speakers: readonly Speaker[] = [
  espeak("en-us", 160),
  espeak("en-us", 120),
  espeak("en-us+f3", 150),
  espeak("en-us+m3", 140),
  espeak("en-us+Annie", 140),
  espeak("en-gb", 150),
  ...["slt", "rms", "awb", "kal16"].map(flite),
];
