import { sampleRate } from "./wav.ts";

/**
 * The sound of a recording, in whatever format the browser records: the browser decodes it, at this sample
 * rate.
 * @returns samples at 16 kHz, mono, -1 to 1; empty if nothing was recorded
 * @throws DOMException if the browser cannot decode it
 */
export async function readSound(recording: Blob): Promise<Float32Array> {
  if (recording.size === 0) return new Float32Array();
  const decoder = new OfflineAudioContext(1, 1, sampleRate);
  const sound = await decoder.decodeAudioData(await recording.arrayBuffer());
  const [first, ...others] = Array.from({ length: sound.numberOfChannels }, (_, channel) =>
    sound.getChannelData(channel),
  );
  if (!first || others.length === 0) return first ?? new Float32Array();
  return first.map(
    (sample, at) =>
      others.reduce((sum, other) => sum + (other[at] ?? 0), sample) / (others.length + 1),
  );
}
