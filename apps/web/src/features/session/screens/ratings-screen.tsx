import { Trans, useLingui } from "@lingui/react/macro";
import type { RatingSheet } from "@regain/contract/entities/assessment";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { ratingsQuery } from "../api/assessment.ts";
import { reader, voice } from "../audio/sound.ts";
import { TaskPrompt } from "../parts/task-prompt.tsx";
import { BottomBar } from "../parts/bottom-bar.tsx";
import { useKeyTremble } from "../parts/key-tremble.ts";
import { PlainBar } from "../parts/plain-bar.tsx";
import { RatingChoices } from "../parts/rating-choices.tsx";
import { RatingProgress } from "../parts/rating-progress.tsx";
import { SteadyButton } from "../parts/steady-button.tsx";
import { useUnmountSignal } from "../playing/use-leaving.ts";
import { useRatings } from "../playing/use-ratings.ts";
import { SpokenText } from "../stimuli/spoken-text.tsx";
import styles from "./ratings-screen.module.css";

interface RatingsScreenProps {
  readonly patientId: string;
  readonly onHelp: () => void;
  /** All questions have an answer, or the patient goes home. */
  readonly onLeave: () => void;
}

/** After the assessment: how everyday life goes, one question after the other. */
export function RatingsScreen({ patientId, onHelp, onLeave }: RatingsScreenProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(ratingsQuery(patientId));
  return (
    <div className={styles.frame}>
      <PlainBar title={data?.title ?? ""} onHome={onLeave} onHelp={onHelp} />
      {data ? (
        <Questions patientId={patientId} sheet={data} onDone={onLeave} />
      ) : (
        <main className={styles.main}>
          {error ? (
            <ErrorState
              heading={<PageHeading>{t`Something went wrong`}</PageHeading>}
              onRetry={() => void refetch()}
              kept={t`Your answers are kept.`}
            >
              {errorText(error)}
            </ErrorState>
          ) : (
            <>
              <VisuallyHidden as="h1">{t`How everyday life goes`}</VisuallyHidden>
              <Skeleton count={6} label={t`Loading the questions`} />
            </>
          )}
        </main>
      )}
    </div>
  );
}

interface QuestionsProps {
  readonly patientId: string;
  readonly sheet: RatingSheet;
  readonly onDone: () => void;
}

function Questions({ patientId, sheet, onDone }: QuestionsProps) {
  const { t } = useLingui();
  const { question, number, value, isKept, error, ...steps } = useRatings(patientId, sheet);
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const { movedOn, note, onKeyDownCapture } = useKeyTremble();
  /** Where the focus was when the answer not saved yet was given. */
  const answeredAt = useRef<Element>(null);
  const leaving = useUnmountSignal();
  const id = question?.id;
  const total = sheet.questions.length;
  useEffect(() => {
    if (id) heading.current?.focus({ preventScroll: true });
    answeredAt.current = null;
    scrollTo({ top: 0 });
    return () => voice.stop();
  }, [id]);
  useEffect(() => {
    const at = answeredAt.current;
    if (!isKept || !at) return;
    answeredAt.current = null;
    // If the focus has moved elsewhere since, it stays there; "Try again" is gone by now.
    if (at.isConnected && document.activeElement !== at) return;
    movedOn();
    next.current?.focus({ preventScroll: true });
  }, [isKept, movedOn]);
  function rate(given: number): void {
    if (id === undefined) return;
    answeredAt.current = document.activeElement;
    steps.rate({ questionId: id, value: given });
  }
  function again(): void {
    answeredAt.current = document.activeElement;
    steps.again();
  }
  if (!question) return null;
  return (
    <>
      <main className={styles.main} onKeyDownCapture={note} onKeyUpCapture={note}>
        <title>{`${sheet.title} – Regain`}</title>
        <p className={styles.instruction}>
          <SpokenText text={sheet.instruction.text} />
        </p>
        <TaskPrompt
          // A new heading element: focusing it announces that this is another question.
          key={question.id}
          text={question.text}
          onRead={() => void reader.read([sheet.instruction, question, ...sheet.labels], leaving())}
          headingRef={heading}
        />
        <RatingChoices question={question} labels={sheet.labels} value={value} onRate={rate} />
        {error && (
          <ErrorState title={t`Your answer is not kept yet.`} onRetry={again}>
            {errorText(error)}
          </ErrorState>
        )}
        {steps.back && (
          <div>
            <SteadyButton icon={ArrowLeft} occasion={question.id} onTap={steps.back}>
              <Trans>Back</Trans>
            </SteadyButton>
          </div>
        )}
      </main>
      <BottomBar
        progress={<RatingProgress number={number} total={total} />}
        step={isKept ? "next" : "wait"}
        onStep={steps.next ?? onDone}
        nextRef={next}
        onNextKey={onKeyDownCapture}
        itemId={question.id}
      />
    </>
  );
}
