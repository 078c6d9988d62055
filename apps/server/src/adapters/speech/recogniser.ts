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
  /** Whether the engine could not tell these two apart. */
  soundAlike(a: string, b: string): boolean;
  /**
   * @param samples 16 kHz, mono
   * @param utterances such that the engine knows them
   * @returns the utterance that fits best; undefined where none fits
   * @throws Refusal `unavailable` where too much is waiting already, or it takes too long
   */
  recognise(samples: Int16Array, utterances: readonly string[]): Promise<string | undefined>;
  close(): Promise<void>;
}

/** An engine that takes longer is ended, ms. */
export const longestMs = 15_000;
