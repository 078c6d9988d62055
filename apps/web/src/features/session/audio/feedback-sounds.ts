import type { Result } from "@regain/contract/entities/enumerations";

/** One struck bar: its pitch in Hz, and when it is struck, in seconds. */
interface Note {
  readonly pitch: number;
  readonly at: number;
}

/**
 * Soft wooden bars: rising for right, two on one pitch for partly right, one low and calm for wrong. Never a
 * buzzer.
 */
const tunes: Readonly<Record<Result, readonly Note[]>> = {
  correct: [
    { pitch: 523.25, at: 0 },
    { pitch: 659.25, at: 0.12 },
    { pitch: 783.99, at: 0.24 },
  ],
  correct_w_help: [
    { pitch: 523.25, at: 0 },
    { pitch: 659.25, at: 0.14 },
  ],
  correct_partially: [
    { pitch: 523.25, at: 0 },
    { pitch: 523.25, at: 0.18 },
  ],
  incorrect: [{ pitch: 329.63, at: 0 }],
};

const ringSeconds = 0.6;
const loudness = 0.25;
/** A wooden bar sounds its pitch and, weaker and shorter, the double octave. */
const partials = [
  { ratio: 1, strength: 1, seconds: ringSeconds },
  { ratio: 4, strength: 0.2, seconds: ringSeconds / 4 },
] as const;

function strike(audio: AudioContext, { pitch, at }: Note, volume: number): void {
  const start = audio.currentTime + at;
  for (const { ratio, strength, seconds } of partials) {
    const tone = new OscillatorNode(audio, { frequency: pitch * ratio });
    const level = new GainNode(audio, { gain: 0 });
    level.gain.setValueAtTime(0, start);
    level.gain.linearRampToValueAtTime(volume * loudness * strength, start + 0.008);
    level.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    tone.connect(level).connect(audio.destination);
    tone.start(start);
    tone.stop(start + seconds);
  }
}

export interface FeedbackSounds {
  /** Must be called in a tap, once. */
  unlock(): void;
  /** @param volume 0 to 1 */
  play(result: Result, volume: number): void;
}

export function feedbackSounds(): FeedbackSounds {
  let audio: AudioContext | undefined;
  return {
    unlock() {
      audio ??= new AudioContext();
      void audio.resume();
    },
    play(result, volume) {
      if (audio?.state !== "running" || volume <= 0) return;
      for (const note of tunes[result]) strike(audio, note, volume);
    },
  };
}
