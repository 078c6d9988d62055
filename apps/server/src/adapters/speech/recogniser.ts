/**
 * Recognition by forced choice: a closed grammar cannot say "none of these", so the words expected stand among
 * foils that a person might say instead. What comes out is a suggestion; the patient and the clinician decide.
 */
export interface Utterances {
  /** Right answers: lower case, single spaces, letters and figures only. */
  readonly expected: readonly string[];
  readonly foils: readonly string[];
}

export interface Recogniser {
  /** For the log and the stored recording. */
  readonly name: string;
  /** Whether the engine can pronounce all words of an utterance. */
  knows(utterance: string): boolean;
  /**
   * @param samples 16 kHz, mono
   * @returns the utterance that fits best; undefined where none fits
   * @throws Refusal `unavailable` where too much is waiting already
   */
  recognise(samples: Int16Array, utterances: readonly string[]): Promise<string | undefined>;
  close(): Promise<void>;
}

/** A grammar of whole utterances. */
export const grammarOf = (utterances: readonly string[]): string =>
  `#JSGF V1.0;\ngrammar answer;\npublic <answer> = ${utterances.join(" | ")};\n`;

/** Words with their sounds, one a line: `apple AE P AH L`, other ways to say it as `apple(2)`. */
export function wordsOfDictionary(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/^([^\s(]+)(?:\(\d+\))?\s/gm)].map(([, word]) => word!));
}

export const knowsAll = (words: ReadonlySet<string>, utterance: string): boolean =>
  utterance.split(" ").every((word) => words.has(word));
