import { Trans, useLingui } from "@lingui/react/macro";
import type { SequenceCompletionView } from "@regain/contract/entities/task-view";
import {
  openPlaceholders,
  type SequenceCompletionState,
} from "@regain/therapy/views/sequence-completion";
import { faceName } from "../parts/choice-face.tsx";
import { MarkSign } from "../parts/mark.tsx";
import styles from "./sequence-completion.module.css";

interface RightOrderProps {
  readonly view: SequenceCompletionView;
  readonly state: SequenceCompletionState;
  readonly shape: "tile" | "row";
}

/** The right order, and below it what was given, if different. */
export function RightOrder({ view, state, shape }: RightOrderProps) {
  const { t } = useLingui();
  const nameOf = (id: string | undefined) => {
    const choice = view.choices.find((one) => one.id === id);
    return choice && faceName(choice);
  };
  const textOf = (value: string | undefined) => {
    const choice = view.choices.find((one) => one.value === value);
    return choice ? faceName(choice) : value;
  };
  const open = new Map(
    openPlaceholders(view).map(({ id, wanted }) => [id, textOf(wanted)] as const),
  );
  const right = view.placeholders.map(({ id, given }) => given ?? open.get(id) ?? "");
  const yours = view.placeholders.map(
    ({ id, given }) => given ?? nameOf(state.placed[id]) ?? t`empty`,
  );
  const isSame = right.every((text, index) => text === yours[index]);
  return (
    <div className={styles.answered}>
      <MarkSign mark="answer" />
      <ol className={styles.slots} data-shape={shape} aria-label={t`The right order`}>
        {right.map((text, index) => (
          <li key={index} className={styles.slot} data-right>
            {shape === "row" && <span className={styles.number}>{index + 1}</span>}
            {text}
          </li>
        ))}
      </ol>
      {!isSame && (
        <div className={styles.yours}>
          <MarkSign mark="chosen" />
          <ol className={styles.given} data-shape={shape}>
            {yours.map((text, index) => (
              <li key={index}>{text}</li>
            ))}
          </ol>
        </div>
      )}
      {isSame && (
        <p className={styles.praise}>
          <Trans>Each one is in its place.</Trans>
        </p>
      )}
    </div>
  );
}
