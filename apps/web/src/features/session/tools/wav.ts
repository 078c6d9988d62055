import { maxRecordingSeconds } from "@regain/contract/entities/recording";

/** What speech recognition expects: 16 kHz, mono, 16 bits. */
export const sampleRate = 16_000;

const headerBytes = 44;
const maxSamples = maxRecordingSeconds * sampleRate;
/** If a recording never exceeds this amplitude (of 1), nobody spoke. */
const quietest = 150 / 32_768;

/** Nothing louder than the hum of a microphone. */
export const isSilent = (samples: Float32Array): boolean =>
  samples.every((sample) => Math.abs(sample) <= quietest);

/**
 * A WAV file. A recording that is a moment too long, because stopping takes time, loses its end.
 * @param samples at 16 kHz, -1 to 1
 */
export function wavOf(samples: Float32Array): ArrayBuffer {
  const kept = samples.subarray(0, maxSamples);
  const file = new ArrayBuffer(headerBytes + kept.length * 2);
  const view = new DataView(file);
  const letters = (at: number, text: string) => {
    new Uint8Array(file).set(new TextEncoder().encode(text), at);
  };
  letters(0, "RIFF");
  view.setUint32(4, file.byteLength - 8, true);
  letters(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  letters(36, "data");
  view.setUint32(40, kept.length * 2, true);
  for (const [index, sample] of kept.entries())
    view.setInt16(headerBytes + index * 2, Math.max(-1, Math.min(1, sample)) * 32_767, true);
  return file;
}
