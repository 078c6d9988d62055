import { maxRecordingSeconds } from "@regain/contract/entities/recording";
import { Refusal } from "../../lib/http/refusal.ts";

export const sampleRate = 16_000;

export interface Recording {
  /** 16 kHz, mono. */
  readonly samples: Int16Array;
  readonly durationMs: number;
}

/** A recording that never exceeds this is silence, out of 32,767. */
const quietest = 150;
const shortestMs = 100;

const fourLetters = (bytes: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((offset) => bytes.getUint8(at + offset)));

/** Where each chunk of a RIFF file begins. */
function chunksOf(bytes: DataView): ReadonlyMap<string, { at: number; size: number }> {
  const chunks = new Map<string, { at: number; size: number }>();
  for (let at = 12; at + 8 <= bytes.byteLength;) {
    const size = Math.min(bytes.getUint32(at + 4, true), bytes.byteLength - at - 8);
    const name = fourLetters(bytes, at);
    if (!chunks.has(name)) chunks.set(name, { at: at + 8, size });
    at += 8 + size + (size % 2);
  }
  return chunks;
}

/**
 * Checks a recording byte by byte, before any third-party parser sees it.
 * @throws Refusal `not-a-recording`, `wrong-recording-format`, `recording-too-long`, `recording-empty`
 */
export function readWav(file: Uint8Array): Recording {
  const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length === 0) throw new Refusal("recording-empty");
  const isWav =
    file.length >= 44 && fourLetters(bytes, 0) === "RIFF" && fourLetters(bytes, 8) === "WAVE";
  if (!isWav) throw new Refusal("not-a-recording");
  const chunks = chunksOf(bytes);
  const [format, data] = [chunks.get("fmt "), chunks.get("data")];
  if (!format || format.size < 16 || !data) throw new Refusal("not-a-recording");
  const isOurs =
    bytes.getUint16(format.at, true) === 1 &&
    bytes.getUint16(format.at + 2, true) === 1 &&
    bytes.getUint32(format.at + 4, true) === sampleRate &&
    bytes.getUint16(format.at + 14, true) === 16;
  if (!isOurs) throw new Refusal("wrong-recording-format");
  const count = Math.floor(data.size / 2);
  const durationMs = Math.round((count / sampleRate) * 1000);
  if (durationMs > maxRecordingSeconds * 1000) throw new Refusal("recording-too-long");
  const samples = Int16Array.from({ length: count }, (_, index) =>
    bytes.getInt16(data.at + index * 2, true),
  );
  const isHeard = samples.some((sample) => Math.abs(sample) > quietest);
  if (durationMs < shortestMs || !isHeard) throw new Refusal("recording-empty");
  return { samples, durationMs };
}

/** The same sound as a file with nothing else in it: what is stored, and what an external engine is given. */
export function writeWav(samples: Int16Array): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36);
  header.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([
    header,
    Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength),
  ]);
}
