/** What a feeling does to a face, in units of a drawing 100 high; y goes down. */

export const feelings = [
  "happy",
  "sad",
  "angry",
  "afraid",
  "surprised",
  "disgusted",
  "calm",
] as const;
export type Feeling = (typeof feelings)[number];

/** Offsets of each feature from its calm position; lines and teeth from 0 (absent) to 1. */
export interface Expression {
  /** How far the ends and middle of the brows are lowered. */
  readonly browInner: number;
  readonly browMiddle: number;
  readonly browOuter: number;
  /** The inner ends of the brows toward each other. */
  readonly browClose: number;
  /** Distance of the lids from the middle of the eye. */
  readonly lidUpper: number;
  readonly lidLower: number;
  /** The inner part of the upper lid down, and the outer part up. */
  readonly lidSlant: number;
  readonly iris: number;
  /** Where the eyes look, down. */
  readonly gaze: number;
  readonly mouthWidth: number;
  /** Corners and the middles of both lips, down. */
  readonly corner: number;
  readonly upperLip: number;
  readonly lowerLip: number;
  /** From a mouth with pointed corners to a round one. */
  readonly roundness: number;
  /** The upper lip raised on either side of its middle. */
  readonly sneer: number;
  /** Of an open mouth. */
  readonly upperTeeth: number;
  readonly lowerTeeth: number;
  readonly tongue: number;
  readonly browLines: number;
  readonly foreheadLines: number;
  readonly noseLines: number;
  readonly cheekLines: number;
}

const calm: Expression = {
  browInner: 0,
  browMiddle: -1.5,
  browOuter: 0.5,
  browClose: 0,
  lidUpper: 4.4,
  lidLower: 3.2,
  lidSlant: 0,
  iris: 3.6,
  gaze: 0,
  mouthWidth: 10.5,
  corner: -0.6,
  upperLip: 0.6,
  lowerLip: 0.6,
  roundness: 0,
  sneer: 0,
  upperTeeth: 0,
  lowerTeeth: 0,
  tongue: 0,
  browLines: 0,
  foreheadLines: 0,
  noseLines: 0,
  cheekLines: 0,
};

/**
 * Each feeling at its strongest. Which muscles move is what the literature on facial expression agrees on
 * (Ekman and Friesen 1978); how far is our own drawing.
 */
const strongest: Record<Feeling, Expression> = {
  calm,
  happy: {
    ...calm,
    browInner: -0.5,
    browMiddle: -3,
    lidUpper: 3.8,
    lidLower: 0.8,
    mouthWidth: 16,
    corner: -5.5,
    upperLip: -1.5,
    lowerLip: 7.5,
    upperTeeth: 1,
    cheekLines: 1,
  },
  sad: {
    ...calm,
    browInner: -6.5,
    browMiddle: -1.5,
    browOuter: 3.5,
    browClose: 1.5,
    lidUpper: 2.8,
    lidLower: 3.2,
    lidSlant: -1.8,
    gaze: 1.2,
    mouthWidth: 11,
    corner: 5,
    upperLip: -1,
    lowerLip: -1,
    browLines: 0.4,
  },
  angry: {
    ...calm,
    browInner: 6,
    browMiddle: 0.5,
    browOuter: -4,
    browClose: 3,
    lidUpper: 3.4,
    lidLower: 2.4,
    lidSlant: 2.4,
    mouthWidth: 11,
    corner: 1.5,
    upperLip: -2,
    lowerLip: 4.5,
    roundness: 0.9,
    upperTeeth: 1,
    lowerTeeth: 1,
    browLines: 1,
  },
  afraid: {
    ...calm,
    browInner: -6,
    browMiddle: -4,
    browOuter: 0.5,
    browClose: 2,
    lidUpper: 7,
    lidLower: 4.2,
    lidSlant: -0.6,
    iris: 2.9,
    mouthWidth: 13.5,
    corner: 3.5,
    upperLip: -1.5,
    lowerLip: 6,
    roundness: 0.4,
    lowerTeeth: 1,
    foreheadLines: 1,
  },
  surprised: {
    ...calm,
    browInner: -4.5,
    browMiddle: -8.5,
    browOuter: -3.5,
    lidUpper: 7,
    lidLower: 4.6,
    iris: 3.4,
    mouthWidth: 6,
    corner: 2.5,
    upperLip: -4,
    lowerLip: 9,
    roundness: 1,
    foreheadLines: 1,
  },
  disgusted: {
    ...calm,
    browInner: 4.5,
    browMiddle: 1.5,
    browOuter: 1,
    browClose: 1.5,
    lidUpper: 2.2,
    lidLower: 1.2,
    mouthWidth: 11.5,
    corner: 3.5,
    upperLip: -1,
    lowerLip: 2.5,
    sneer: 1,
    tongue: 1,
    noseLines: 1,
    cheekLines: 0.8,
  },
};

const features = Object.keys(calm) as (keyof Expression)[];

/** A feeling between calm and its strongest. @param intensity 0 to 1 */
export function expressionOf(feeling: Feeling, intensity: number): Expression {
  const full = strongest[feeling];
  return features.reduce(
    (face, name) => ({ ...face, [name]: calm[name] + (full[name] - calm[name]) * intensity }),
    calm,
  );
}
