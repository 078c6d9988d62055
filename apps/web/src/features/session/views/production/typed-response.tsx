import { Trans } from "@lingui/react/macro";
import type { ProductionView } from "@regain/contract/entities/task-view";
import { productionRules, type ProductionState } from "@regain/therapy/views/production";
import { useId } from "react";
import { useSettings } from "../../../../lib/settings-store.ts";
import type { Touch, ViewProps } from "../view-props.ts";
import { LetterPad } from "./letter-pad.tsx";
import styles from "./production.module.css";

/** Typing is not a tap: it has no place on the screen. */
const byKey: Touch = { input: "key", side: "left" };
const longest = 200;

/**
 * One large field, and letter keys for switches. The device neither corrects nor completes what is typed:
 * spelling is what is being practiced.
 */
export function TypedResponse({
  view,
  state,
  phase,
  act,
}: ViewProps<ProductionView, ProductionState>) {
  const id = useId();
  const { scanning } = useSettings();
  const enter = (text: string, touch: Touch) => {
    if (text.length <= longest) act({ kind: "enter", text }, touch);
  };
  return (
    <form
      className={styles.typed}
      onSubmit={(event) => {
        event.preventDefault();
        if (productionRules.isAnswerable(view, state)) act({ kind: "done" }, byKey);
      }}
    >
      <label className={styles.label} htmlFor={id}>
        <Trans>Your answer</Trans>
      </label>
      <input
        id={id}
        className={styles.field}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={longest}
        value={state.text}
        readOnly={phase !== "answering"}
        onChange={({ target }) => enter(target.value, byKey)}
      />
      {scanning !== "off" && (
        <LetterPad
          isBlocked={phase !== "answering"}
          onLetter={(letter, touch) => enter(state.text + letter, touch)}
          onDelete={(touch) => enter(state.text.slice(0, -1), touch)}
        />
      )}
    </form>
  );
}
