import type { StreamFrame } from "@regain/contract/entities/task-view";
import { Picture } from "./picture.tsx";
import { SpokenCard } from "./spoken-card.tsx";
import styles from "./stream.module.css";

/** One frame of a stream: what there is to see, or that it is heard. */
export function Frame({ frame }: { readonly frame: StreamFrame }) {
  const { image, text } = frame;
  if (!image && text === undefined) return <SpokenCard />;
  return (
    <>
      {image && <Picture image={image} alt="" />}
      {text !== undefined && <p className={styles.text}>{text}</p>}
    </>
  );
}
