/** Raw MP3: frames of one size and nothing else, so that files joined byte by byte are one recording. */
import { readFileSync } from "node:fs";
import { run } from "./run.ts";

export const sampleRate = 16_000;
const bitRate = 24_000;
const samplesPerFrame = 576;
const bytesPerFrame = (samplesPerFrame / 8) * (bitRate / sampleRate);
/** What encoder and decoder put before the sound, in samples: LAME's 576, and 529 of any decoder. */
const codecDelay = 576 + 529;
/** The first frame would contain only part of that delay and is left out. */
const droppedFrames = 1;
/** MPEG 2, layer III, without a checksum. */
const frameStart = 0xfff3;

/** From the start of a clip to the first sample of its sound. */
export const leadMs = ((codecDelay - droppedFrames * samplesPerFrame) / sampleRate) * 1000;

/** How long a file of raw frames plays. */
export const durationMs = (frames: Uint8Array): number =>
  Math.round((frames.length / bytesPerFrame) * (samplesPerFrame / sampleRate) * 1000);

/**
 * The frames of an encoded file that contain the sound.
 * @param samples of the sound that was encoded
 * @throws Error when the file does not consist only of frames of one size
 */
export function framesOf(file: Buffer, samples: number): Buffer {
  const count = Math.min(
    Math.ceil((codecDelay + samples) / samplesPerFrame),
    file.length / bytesPerFrame,
  );
  for (let at = 0; at < file.length; at += bytesPerFrame)
    if (file.length % bytesPerFrame !== 0 || file.readUInt16BE(at) !== frameStart)
      throw new Error(`no frame of ${bytesPerFrame} bytes at byte ${at}`);
  return file.subarray(droppedFrames * bytesPerFrame, count * bytesPerFrame);
}

const coding = (
  `-ac 1 -ar ${sampleRate} -c:a libmp3lame -b:a ${bitRate} ` +
  "-reservoir 0 -write_xing 0 -id3v2_version 0 -map_metadata -1"
).split(" ");

/** Encodes `.wav` files of 16 kHz, all in one run of the encoder. */
export function encode(waves: readonly { readonly path: string; readonly samples: number }[]) {
  const outputs = waves.map(({ path }) => path.replace(/\.wav$/, ".mp3"));
  run("ffmpeg", [
    "-v",
    "error",
    "-y",
    ...waves.flatMap(({ path }) => ["-i", path]),
    ...outputs.flatMap((path, index) => ["-map", String(index), ...coding, path]),
  ]);
  return outputs.map((path, index) => framesOf(readFileSync(path), waves[index]?.samples ?? 0));
}
