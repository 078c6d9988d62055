import { Trans } from "@lingui/react/macro";
import type { Result } from "@regain/contract/entities/enumerations";
import { type ReactNode, useEffect, useState } from "react";
import { afterPaint } from "../../../lib/after-paint.ts";
import { FeedbackPicture } from "./feedback-picture.tsx";
import styles from "./feedback.module.css";

const sentences: Readonly<Record<Result, ReactNode>> = {
  correct: <Trans>That is right.</Trans>,
  correct_w_help: <Trans>That is right, with some help.</Trans>,
  correct_partially: <Trans>Part of it is right.</Trans>,
  incorrect: <Trans>Not quite this time.</Trans>,
};

interface FeedbackProps {
  readonly result: Result;
  readonly answerText: string;
  /** How long it stands out, s; after that it stays but takes less space. */
  readonly seconds: number;
}

/** How it went, kindly, and what is right. It stays until Next. */
export function Feedback({ result, answerText, seconds }: FeedbackProps) {
  const [isSettled, setIsSettled] = useState(false);
  // The words come first.
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => afterPaint(() => setIsDrawn(true)), []);
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return (
    <div className={styles.feedback} data-result={result} data-settled={isSettled ? "" : undefined}>
      <FeedbackPicture result={result} isDrawn={isDrawn} />
      <div>
        <p className={styles.sentence}>{sentences[result]}</p>
        <p>{answerText}</p>
      </div>
    </div>
  );
}
