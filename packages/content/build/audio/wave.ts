/** Sound as the voices write it: WAV files of 16-bit samples, one channel. */
import { readFileSync, writeFileSync } from "node:fs";

export interface Wave {
  readonly rate: number;
  readonly samples: Int16Array;
}

const headBytes = 44;

/** @throws Error for a file that is not mono with 16 bits */
export function readWave(path: string): Wave {
  const file = readFileSync(path);
  const format = file.indexOf("fmt ");
  const data = file.indexOf("data");
  if (file.readUInt16LE(format + 10) !== 1 || file.readUInt16LE(format + 22) !== 16)
    throw new Error(`${path} is not mono with 16 bits`);
  const bytes = new Uint8Array(file.subarray(data + 8));
  const samples = new Int16Array(bytes.buffer, 0, Math.floor(bytes.length / 2));
  return { rate: file.readUInt32LE(format + 12), samples };
}

export function writeWave(path: string, { rate, samples }: Wave): void {
  const head = Buffer.alloc(headBytes);
  head.write("RIFF", 0);
  head.writeUInt32LE(headBytes - 8 + samples.byteLength, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36);
  head.writeUInt32LE(samples.byteLength, 40);
  writeFileSync(
    path,
    Buffer.concat([head, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)]),
  );
}

/** Quieter than this is silence: 1 % of full scale. */
const threshold = 327;
const keptBeforeMs = 20;
const keptAfterMs = 60;

/**
 * The sound without the silence around it, except for a short margin.
 * @returns what is left, and how much was taken from its start in ms
 */
export function trimmed({ rate, samples }: Wave): { wave: Wave; cutMs: number } {
  const isHeard = (sample: number) => Math.abs(sample) > threshold;
  const first = samples.findIndex(isHeard);
  if (first < 0) return { wave: { rate, samples }, cutMs: 0 };
  const from = Math.max(0, first - (keptBeforeMs * rate) / 1000);
  const to = samples.findLastIndex(isHeard) + (keptAfterMs * rate) / 1000;
  return { wave: { rate, samples: samples.subarray(from, to) }, cutMs: (from / rate) * 1000 };
}
