import { Plural, Trans } from "@lingui/react/macro";
import styles from "./schedule.module.css";

interface LevelAndTimesProps {
  readonly level: number;
  readonly count: number;
}

/** How an exercise is practiced: `level 3, 10 times`. */
export const LevelAndTimes = ({ level, count }: LevelAndTimesProps) => (
  <span className={styles.quiet}>
    <Trans>
      level {level}, <Plural value={count} one="# time" other="# times" />
    </Trans>
  </span>
);
