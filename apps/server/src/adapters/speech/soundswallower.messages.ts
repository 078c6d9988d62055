export interface SpeechQuestion {
  readonly samples: Int16Array;
  readonly grammar: string;
}

/** What the engine wrote down, empty if nothing fits; or why it failed. */
export type SpeechAnswer = { readonly heard: string } | { readonly failed: string };
