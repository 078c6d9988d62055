import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { MultipleChoiceView } from "@regain/contract/entities/task-view";
import {
  comparedWith,
  currentQuestion,
  type MultipleChoiceState,
} from "@regain/therapy/views/multiple-choice";
import { Play } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { buttonClass } from "../../../../ui/button-style.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { StimulusList } from "../../stimuli/stimulus-list.tsx";
import { ChoiceCard } from "../parts/choice-card.tsx";
import { ChoiceGroup } from "../parts/choice-group.tsx";
import { TapButton } from "../parts/tap-button.tsx";
import type { Touch, ViewProps } from "../view-props.ts";
import type { Question } from "./choice-mark.ts";
import styles from "./run.module.css";
import { choiceOfKey } from "./run-keys.ts";
import { RunSummary } from "./run-summary.tsx";
import { type Shown, useRun } from "./use-run.ts";

type Props = ViewProps<MultipleChoiceView, MultipleChoiceState>;

/**
 * Questions that come by themselves once started. What is seen changes above, what is tapped stays where it
 * is; nothing shows how it is going until the end.
 */
export function Run(props: Props) {
  const { view, state, phase, hinted, isDemonstration = false } = props;
  const { isRunning, shown, choose, start, stop } = useRun(props);
  const question = currentQuestion(view, state);
  if (phase === "answered" || !question) return <RunSummary view={view} state={state} />;
  const acted: Shown = { question, isHidden: false };
  const asked = shown?.isAgain ? undefined : shown?.question.id;
  const taken = asked === undefined ? undefined : (state.chosen[asked] ?? undefined);
  const isOn = isRunning || isDemonstration;
  const count = Object.keys(state.chosen).length;
  return (
    <div className={styles.run}>
      <Stage {...props} shown={isDemonstration ? acted : shown} isOn={isOn} count={count} />
      {isOn ? (
        <Answers
          view={view}
          question={shown?.question ?? question}
          taken={isDemonstration ? hinted[0] : taken}
          onChoose={choose}
          onLeave={stop}
        />
      ) : (
        <TapButton
          className={`${buttonClass({ look: "primary", size: "large" })} ${styles.start}`}
          isBlocked={phase !== "answering"}
          onTap={start}
        >
          <Icon of={Play} />
          {count === 0 ? <Trans>Start</Trans> : <Trans>Continue</Trans>}
        </TapButton>
      )}
      <progress className={styles.progress} aria-hidden max={view.questions.length} value={count} />
    </div>
  );
}

interface StageProps extends Props {
  readonly shown: Shown | undefined;
  readonly isOn: boolean;
  /** How many are answered. */
  readonly count: number;
}

/** The one place where something comes and goes. */
function Stage({ view, state, signal, shown, isOn, count }: StageProps) {
  const { question } = shown ?? {};
  const isNew = count === 0;
  const againCount = comparedWith(view, state).length;
  return (
    <div className={styles.stage} data-question={question?.id}>
      {!isOn && (
        <div className={styles.ready}>
          <h2>{isNew ? <Trans>Ready?</Trans> : <Trans>Ready to continue?</Trans>}</h2>
          <p>
            {isNew && <Trans>Touch “Start”. Then it continues by itself.</Trans>}
            {!isNew && againCount === 0 && (
              <Trans>Touch “Continue”. The last one will come again.</Trans>
            )}
            {!isNew && againCount > 0 && (
              <Plural
                value={againCount}
                one="Touch “Continue”. First you will see the last one again."
                other="Touch “Continue”. First you will see the last # again."
              />
            )}
          </p>
        </div>
      )}
      {isOn && shown?.isAgain && (
        <p className={styles.again}>
          <Trans>Look again. Do not answer yet.</Trans>
        </p>
      )}
      {isOn && question?.text !== undefined && <h2 className={styles.text}>{question.text}</h2>}
      {isOn && question && !shown?.isHidden && (
        <StimulusList stimuli={question.stimulus} resourceUrl={view.resourceUrl} signal={signal} />
      )}
    </div>
  );
}

interface AnswersProps {
  readonly view: MultipleChoiceView;
  readonly question: Question;
  readonly taken: string | undefined;
  readonly onChoose: (choice: string, touch: Touch) => void;
  /** The focus went elsewhere, such as to Help. */
  readonly onLeave: () => void;
}

/**
 * What is tapped, in the same place throughout. One button responds to Space and Enter, two to the arrow keys
 * as well.
 */
function Answers({ view, question, taken, onChoose, onLeave }: AnswersProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const { choices } = question;
  useEffect(() => place.current?.querySelector("button")?.focus({ preventScroll: true }), []);

  function press(event: KeyboardEvent<HTMLElement>): void {
    const choice = choiceOfKey(
      event.key,
      choices.map(({ id }) => id),
    );
    if (choice === undefined && !event.repeat) return;
    // A key that is held down must not answer what comes next.
    event.preventDefault();
    event.stopPropagation();
    if (choice === undefined || event.repeat) return;
    const isLast = choices.length > 1 && choice === choices.at(-1)?.id;
    onChoose(choice, { input: "key", side: isLast ? "right" : "left" });
  }
  function leave({ relatedTarget }: FocusEvent<HTMLElement>): void {
    const isElsewhere = relatedTarget instanceof Node && !place.current?.contains(relatedTarget);
    if (isElsewhere) onLeave();
  }

  return (
    // The buttons are the interactive elements; the keys are a second way to press them.
    <div ref={place} role="presentation" onKeyDownCapture={press} onBlur={leave}>
      <ChoiceGroup
        name={t`Choices`}
        count={choices.length}
        layout={view.layout}
        alignment={view.alignment}
        face={choices.some(({ image }) => image) ? "picture" : "text"}
      >
        {choices.map((choice, spot) => (
          <ChoiceCard
            key={spot}
            choice={choice}
            occasion={question.id}
            isHeld={choice.id === taken}
            data-run=""
            onTap={(touch) => onChoose(choice.id, touch)}
          />
        ))}
      </ChoiceGroup>
    </div>
  );
}
