/**
 * The sounds of American English by 3 features each, as phonetics textbooks name them: consonants by place,
 * manner and voice, vowels by height, depth and tenseness. The number that differ indicates how easily two
 * sounds are confused.
 */
export type SoundFeatures = readonly [string, string, string];

export const consonants = {
  p: ["lips", "stop", "voiceless"],
  b: ["lips", "stop", "voiced"],
  m: ["lips", "nasal", "voiced"],
  w: ["lips", "glide", "voiced"],
  f: ["lips", "fricative", "voiceless"],
  v: ["lips", "fricative", "voiced"],
  th: ["teeth", "fricative", "voiceless"],
  t: ["ridge", "stop", "voiceless"],
  d: ["ridge", "stop", "voiced"],
  n: ["ridge", "nasal", "voiced"],
  s: ["ridge", "fricative", "voiceless"],
  z: ["ridge", "fricative", "voiced"],
  l: ["ridge", "glide", "voiced"],
  r: ["palate", "glide", "voiced"],
  sh: ["palate", "fricative", "voiceless"],
  ch: ["palate", "affricate", "voiceless"],
  j: ["palate", "affricate", "voiced"],
  k: ["soft palate", "stop", "voiceless"],
  g: ["soft palate", "stop", "voiced"],
  ng: ["soft palate", "nasal", "voiced"],
  h: ["throat", "fricative", "voiceless"],
} as const satisfies Readonly<Record<string, SoundFeatures>>;

/** As in beat, bit, bait, bet, bat, but, boot, book, boat, bought and box. */
export const vowels = {
  ee: ["high", "front", "tense"],
  i: ["high", "front", "lax"],
  ay: ["middle", "front", "tense"],
  e: ["middle", "front", "lax"],
  a: ["low", "front", "lax"],
  u: ["middle", "back", "lax"],
  oo: ["high", "back", "tense"],
  uu: ["high", "back", "lax"],
  oh: ["middle", "back", "tense"],
  aw: ["low", "back", "tense"],
  o: ["low", "back", "lax"],
} as const satisfies Readonly<Record<string, SoundFeatures>>;

export type Consonant = keyof typeof consonants;
export type Vowel = keyof typeof vowels;

/** How many of the 3 features of two sounds differ. */
export const featuresApart = (one: SoundFeatures, other: SoundFeatures): number =>
  one.filter((feature, index) => feature !== other[index]).length;
