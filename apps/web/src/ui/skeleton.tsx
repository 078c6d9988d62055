import { useLingui } from "@lingui/react/macro";
import styles from "./skeleton.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

export interface SkeletonProps {
  /** Lines of text, or a block as large as a card. */
  readonly shape?: "lines" | "block";
  readonly count?: number;
  /** What is being loaded, read aloud. */
  readonly label?: string;
}

/** A placeholder in the shape of the content that is still to come. */
export function Skeleton({ shape = "lines", count = 3, label }: SkeletonProps) {
  const { t } = useLingui();
  const part = shape === "lines" ? styles.line : styles.block;
  return (
    <output className={styles.skeleton} data-loading>
      <VisuallyHidden>{label ?? t`Loading`}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={part} />
      ))}
    </output>
  );
}
