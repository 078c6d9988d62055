export interface SpeechQuestion {
  readonly id: number;
  readonly samples: Int16Array;
  readonly utterances: readonly string[];
}

export interface SpeechAnswer {
  readonly id: number;
  readonly heard?: string | undefined;
  readonly failed?: string;
}
