import { Check } from "lucide-react";
import { classes } from "../classes.ts";
import styles from "./practice-mark.module.css";

export interface PracticeMarkProps {
  /** 0 without practice at home, 4 from half an hour up. */
  readonly shade: 0 | 1 | 2 | 3 | 4;
  readonly inClinic: boolean;
  readonly isGoalMet: boolean;
  /** Uses the full width where there is plenty of room. */
  readonly isWide?: boolean;
}

/** One day in a practice calendar. It has no text alternative, so its owner puts it in words. */
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
