/**
 * What exercises are made of, by locale. Content is data: a locale is complete when it has everything named here,
 * and only complete locales are offered.
 */

export const categories = [
  "food",
  "drink",
  "animal",
  "clothing",
  "furniture",
  "kitchen",
  "tool",
  "household",
  "vehicle",
  "body",
  "nature",
  "building",
  "instrument",
  "sport",
  "personal",
  "person",
] as const;
export type Category = (typeof categories)[number];

/** A picturable noun: a person would name its picture right at once. */
export interface Word {
  /** Stable within the locale, kebab-case. */
  readonly id: string;
  /** As it is written, lower case. */
  readonly text: string;
  /** With its article as one would say it in a sentence: `an apple`, `scissors`. */
  readonly phrase: string;
  /** Key of the picture set. */
  readonly picture: string;
  readonly category: Category;
  readonly syllables: number;
  /** How common in everyday speech: 1 very common, 2 common, 3 less common. */
  readonly band: 1 | 2 | 3;
  /** The first sound as a speech synthesiser and a person would say it: `buh`, `shh`. */
  readonly firstSound: string;
  /** What it rhymes on, as the final sounds from the last stressed vowel: `AY-K` for cake. Equal rhymes, equal keys. */
  readonly rhyme: string;
  /** What it is or is for, in one or two short sentences that do not contain the word. */
  readonly meaning: string;
  /** Its properties for feature analysis; each a few words. */
  readonly features: {
    readonly group: string;
    readonly use: string;
    readonly action: string;
    readonly place: string;
    readonly properties: string;
  };
  /** Other right names for the picture. */
  readonly synonyms: readonly string[];
  /** Frequent misspellings that count as near. */
  readonly nearSpellings: readonly string[];
}

/** A daily activity in steps. */
export interface Activity {
  readonly id: string;
  /** 'Make a cup of tea' */
  readonly title: string;
  /** In order; `core` ones (at least 3) still make sense as an order of their own. */
  readonly steps: readonly { readonly text: string; readonly core: boolean }[];
  /** Steps that do not belong to it. */
  readonly foils: readonly string[];
}

/** Things that can be sorted, each by several features. */
export interface SortSet {
  readonly id: string;
  readonly rules: readonly SortRule[];
}
export interface SortRule {
  /** 'Sort by where you find it' */
  readonly title: string;
  readonly groups: readonly { readonly label: string; readonly wordIds: readonly string[] }[];
}

/**
 * A word problem whose numbers are drawn anew each time. A number written as `${a}` is money: drawn in cents, shown
 * in dollars. All others are plain counts.
 */
export interface WordProblem {
  readonly id: string;
  readonly level: number;
  /** Text with `{a}`, `{b}` … for the numbers. */
  readonly text: string;
  /** Whole numbers, inclusive; `step` multiples. Money in cents where `unit` is `$`. */
  readonly numbers: Readonly<
    Record<string, { readonly from: number; readonly to: number; readonly step?: number }>
  >;
  /** The result in terms of the numbers, as reverse Polish: `a b +`. Never negative, never a fraction. */
  readonly formula: string;
  readonly unit?: "$";
}

/** A phrase or sentence to say. */
export interface Phrase {
  readonly id: string;
  readonly text: string;
  /** 1 to 8: from a word of 1 syllable to a sentence of 10 words. */
  readonly level: number;
  readonly syllables: number;
}

/** What an exercise is called and what it says. `say` holds its sentences by key, with `{name}` placeholders. */
export interface ExerciseTexts<Key extends string = string> {
  readonly name: string;
  /** What the patient does: one plain sentence. */
  readonly activity: string;
  /** What it trains, as a clinician would write it in a note. */
  readonly documentation: string;
  readonly say: Readonly<Record<Key, string>>;
}

/** Keeps the keys of `say` for the compiler. */
export function exerciseTexts<Key extends string>(texts: ExerciseTexts<Key>): ExerciseTexts<Key> {
  return texts;
}
