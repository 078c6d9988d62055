import { Trans, useLingui } from "@lingui/react/macro";
import type { NumberProblemSolvingView } from "@regain/contract/entities/task-view";
import {
  numberProblemSolvingRules,
  type NumberProblemSolvingState,
} from "@regain/therapy/views/number-problem-solving";
import { useId } from "react";
import { MarkSign } from "../parts/mark.tsx";
import { useReader } from "../parts/reader-context.ts";
import type { Touch, ViewProps } from "../view-props.ts";
import { Keypad } from "./keypad.tsx";
import { cleanNumber, pressDigit } from "./number-entry.ts";
import styles from "./number-problem-solving.module.css";

type Props = ViewProps<NumberProblemSolvingView, NumberProblemSolvingState>;

/** Typing is not a tap: it has no place on the screen. */
const byKey: Touch = { input: "key", side: "left" };

/** A field and large number keys; a keyboard types into the field as well. */
export function NumberProblemSolving({ view, state, phase, act }: Props) {
  const { t } = useLingui();
  const id = useId();
  if (phase === "answered") return <RightNumber view={view} state={state} />;
  const isBlocked = phase !== "answering";
  const enter = (text: string, touch: Touch) => {
    if (!isBlocked && text !== state.text) act({ kind: "enter", text }, touch);
  };
  return (
    <form
      className={styles.entry}
      onSubmit={(event) => {
        event.preventDefault();
        if (numberProblemSolvingRules.isAnswerable(view, state)) act({ kind: "done" }, byKey);
      }}
    >
      <label className={styles.label} htmlFor={id}>
        <Trans>Your answer</Trans>
      </label>
      <div className={styles.field} data-unit={view.unit}>
        {view.unit === "$" && <span aria-hidden>$</span>}
        <input
          id={id}
          className={styles.input}
          inputMode="none"
          autoComplete="off"
          value={state.text}
          readOnly={isBlocked}
          onChange={({ target }) => enter(cleanNumber(target.value, view.decimals), byKey)}
        />
        {view.unit === "%" && <span aria-hidden>%</span>}
      </div>
      <Keypad
        name={t`Number keys`}
        hasDot={view.decimals > 0}
        isBlocked={isBlocked}
        onKey={(key, touch) => enter(pressDigit(state.text, key), touch)}
        onDelete={(touch) => enter(state.text.slice(0, -1), touch)}
      />
    </form>
  );
}

function RightNumber({ view, state }: Pick<Props, "view" | "state">) {
  const number = (view.answers[0] ?? 0).toFixed(view.decimals);
  const right = `${view.unit === "$" ? "$" : ""}${number}${view.unit === "%" ? "%" : ""}`;
  const isRight = numberProblemSolvingRules.judge(view, state).grade === "right";
  const reader = useReader();
  return (
    <div className={styles.answered}>
      <p className={styles.right}>
        <MarkSign mark="answer" />
        <span className={styles.number}>{right}</span>
      </p>
      {!isRight && state.text !== "" && (
        <p className={styles.yours}>
          {reader === "patient" ? (
            <Trans>You entered {state.text}.</Trans>
          ) : (
            <Trans>The patient entered {state.text}.</Trans>
          )}
        </p>
      )}
    </div>
  );
}
