import { Check } from "lucide-react";
import { classes } from "../classes.ts";
import styles from "./practice-mark.module.css";

export interface PracticeMarkProps {
  /** 0 without practice at home, 4 from half an hour on. */
  readonly shade: 0 | 1 | 2 | 3 | 4;
  readonly inClinic: boolean;
  readonly isGoalMet: boolean;
  /** As wide as there is room, where there is much. */
  readonly isWide?: boolean;
}

/** One day in a calendar of practice. It says nothing by itself, so its owner says it in words. */
export function PracticeMark({ shade, inClinic, isGoalMet, isWide }: PracticeMarkProps) {
  return (
    <span
      aria-hidden
      className={classes(styles.mark, isWide && styles.wide)}
      data-shade={shade}
      data-clinic={inClinic || undefined}
    >
      {isGoalMet && <Check className={styles.goal} strokeWidth={3} />}
    </span>
  );
}
