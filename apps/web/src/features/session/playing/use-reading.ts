import type { Speech } from "@regain/contract/entities/task-view";
import { useCallback, useMemo, useState } from "react";
import { voice } from "../audio/sound.ts";
import { wordAt, type WordSpan, wordsOf } from "../audio/words.ts";

export interface Reading {
  readonly words: readonly WordSpan[];
  /** Index of the word that is being read. */
  readonly current: number | undefined;
  read(signal: AbortSignal): Promise<void>;
}

/** A text that can be read aloud, and the word that the voice is at where the recording or the device tells. */
export function useReading({ text, audioPaths, wordStartsMs }: Speech): Reading {
  const words = useMemo(() => wordsOf(text), [text]);
  const [current, setCurrent] = useState<number>();
  const read = useCallback(
    async (signal: AbortSignal) => {
      const onWord = (charIndex: number) => setCurrent(wordAt(words, charIndex));
      await voice.say({ text, audioPaths, wordStartsMs }, { signal, onWord });
      setCurrent(undefined);
    },
    [text, audioPaths, wordStartsMs, words],
  );
  return useMemo(() => ({ words, current, read }), [words, current, read]);
}
