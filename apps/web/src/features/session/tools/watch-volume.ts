import { volumeOf } from "./volume.ts";

/** Often enough to follow a syllable. */
const intervalMs = 80;

/** Reports a stream's volume, 0 to 100, until `end` is called; the last report is silence. */
export function watchVolume(stream: MediaStream, report: (level: number) => void): { end(): void } {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 2_048;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    report(volumeOf(samples));
  }, intervalMs);
  return {
    end() {
      clearInterval(timer);
      void context.close();
      report(0);
    },
  };
}
