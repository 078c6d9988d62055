/**
 * The level on the volume meter: three times the loudness, because speech seldom fills the scale.
 * @param samples of the sound, -1 to 1
 * @returns 0 to 100
 */
export function volumeOf(samples: Float32Array): number {
  if (samples.length === 0) return 0;
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return Math.min(100, 3 * Math.sqrt(power) * 100);
}
