/**
 * Recognition by forced choice: a closed grammar cannot say "none of these", so the expected words are mixed with
 * foils that a person might say instead. The result is a suggestion; the patient and the clinician decide.
 */
export interface Utterances {
  /** Correct answers: lower case, single spaces, letters and digits only. */
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
   * @param utterances known to the engine
   * @returns the utterance that fits best; undefined if none does
   * @throws Refusal `unavailable` if too many are waiting already, or it takes too long
   */
  recognise(samples: Int16Array, utterances: readonly string[]): Promise<string | undefined>;
  close(): Promise<void>;
}

/** An engine that takes longer is stopped, ms. */
export const maxMs = 15_000;
