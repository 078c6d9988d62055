import { useMemo, useSyncExternalStore } from "react";
import { reader } from "../audio/sound.ts";
import { wordsBefore, wordsOf } from "../audio/words.ts";
import styles from "./spoken-text.module.css";

interface SpokenTextProps {
  readonly text: string;
  /** The whole text being read, if this is part of one. */
  readonly within?: string;
}

/** A text that can be read to the patient; the word being read is marked. */
export function SpokenText({ text, within = text }: SpokenTextProps) {
  const words = useMemo(() => wordsOf(text), [text]);
  const before = useMemo(() => wordsBefore(text, within), [text, within]);
  const current = useSyncExternalStore(reader.now.subscribe, () => {
    const now = reader.now.get();
    return now?.text === within && now.word !== undefined ? now.word - before : undefined;
  });
  return words.map(({ start }, index) => (
    <span key={index} className={styles.word} data-current={index === current ? "" : undefined}>
      {text.slice(start, words[index + 1]?.start)}
    </span>
  ));
}
