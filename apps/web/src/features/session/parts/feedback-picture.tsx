import type { Result } from "@regain/contract/entities/enumerations";
import type { ReactNode } from "react";
import styles from "./feedback-picture.module.css";

/** A plant that has opened, one that leans on a stick, one that is half open, one that is still to come. */
const drawings: Readonly<Record<Result, ReactNode>> = {
  correct: (
    <>
      <path className={styles.stem} d="M40 70V38" />
      <path className={styles.leaf} d="M40 46c0-15 10-24 27-25 0 17-10 26-27 25Z" />
      <path className={styles.leaf} d="M40 54c0-13-9-20-25-21 0 15 9 23 25 21Z" />
      <path className={styles.sun} d="M40 27a9 9 0 1 1 .1 0Z" />
    </>
  ),
  correct_w_help: (
    <>
      <path className={styles.stick} d="M52 72V18" />
      <path className={styles.tie} d="M40 52c4 4 8 4 12 0" />
      <path className={styles.stem} d="M40 70V36" />
      <path className={styles.leaf} d="M40 48c0-13-9-20-25-21 0 15 9 23 25 21Z" />
      <path className={styles.sun} d="M40 30a8 8 0 1 1 .1 0Z" />
    </>
  ),
  correct_partially: (
    <>
      <path className={styles.stem} d="M40 70V40" />
      <path className={styles.leaf} d="M40 48c0-13 9-21 24-22 0 15-9 23-24 22Z" />
      <path className={styles.bud} d="M40 56c0-11-8-17-21-18 0 13 8 19 21 18Z" />
    </>
  ),
  incorrect: (
    <>
      <path className={styles.stem} d="M40 70V52" />
      <path className={styles.bud} d="M40 54c0-9 6-14 16-15 0 10-6 16-16 15Z" />
      <path className={styles.bud} d="M40 58c0-8-6-12-15-13 0 9 6 14 15 13Z" />
    </>
  ),
};

interface FeedbackPictureProps {
  readonly result: Result;
  /** Until then there is only the ground it stands on. */
  readonly isDrawn: boolean;
}

/** How it went, as a picture; the words next to it say the same. */
export function FeedbackPicture({ result, isDrawn }: FeedbackPictureProps) {
  return (
    <svg className={styles.picture} viewBox="0 0 80 80" aria-hidden>
      <circle className={styles.ground} cx="40" cy="40" r="39" />
      {isDrawn && (
        <>
          {drawings[result]}
          <path className={styles.earth} d="M16 70q24-7 48 0" />
        </>
      )}
    </svg>
  );
}
