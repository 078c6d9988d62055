import type { Speech } from "@regain/contract/entities/task-view";
import { observable, type Observable } from "../../../lib/observable.ts";
import type { Voice } from "./voice.ts";
import { wordAt, wordsOf } from "./words.ts";

/** A text being read to the patient, and the word the voice has reached. */
export interface ReadText {
  readonly text: string;
  /** Counted from 0; undefined before the first. */
  readonly word: number | undefined;
}

export interface Reader {
  /** What is being read, if the recording or the device reports it; undefined in between. */
  readonly now: Pick<Observable<ReadText | undefined>, "get" | "subscribe">;
  /** Reads texts one after the other. Resolves after the last, or when something else interrupts. */
  read(texts: readonly Speech[], signal: AbortSignal): Promise<void>;
}

export function createReader(voice: Pick<Voice, "say">): Reader {
  const now = observable<ReadText | undefined>(undefined);
  let readings = 0;
  return {
    now,
    async read(texts, signal) {
      readings += 1;
      const own = readings;
      for (const speech of texts) {
        const { text } = speech;
        const words = wordsOf(text);
        const onWord = (charIndex: number) => now.set({ text, word: wordAt(words, charIndex) });
        if (!(await voice.say(speech, { signal, onWord }))) break;
      }
      if (own === readings) now.set(undefined);
    },
  };
}
