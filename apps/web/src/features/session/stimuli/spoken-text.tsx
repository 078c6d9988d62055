import { useMemo, useSyncExternalStore } from "react";
import { reader } from "../audio/sound.ts";
import { wordsOf } from "../audio/words.ts";
import styles from "./spoken-text.module.css";

/** A text that can be read to the patient; the word being read is marked. */
export function SpokenText({ text }: { readonly text: string }) {
  const words = useMemo(() => wordsOf(text), [text]);
  const current = useSyncExternalStore(reader.now.subscribe, () => {
    const now = reader.now.get();
    return now?.text === text ? now.word : undefined;
  });
  return words.map(({ start }, index) => (
    <span key={index} className={styles.word} data-current={index === current ? "" : undefined}>
      {text.slice(start, words[index + 1]?.start)}
    </span>
  ));
}
