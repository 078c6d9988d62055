import { useLingui } from "@lingui/react/macro";
import { Volume2 } from "lucide-react";
import { memo, type Ref } from "react";
import { squareButtonClass } from "../../../ui/button-style.ts";
import { Icon } from "../../../ui/icon.tsx";
import { SpokenText } from "../stimuli/spoken-text.tsx";
import { TapButton } from "../views/parts/tap-button.tsx";
import styles from "./task-prompt.module.css";

interface AskProps {
  readonly text: string;
  /** The microphone is open: it would hear what is read. */
  readonly isBlocked?: boolean;
  readonly onRead: () => void;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** What to do, with a button that reads it aloud; the word being read is marked. */
export const TaskPrompt = memo(function TaskPrompt(props: AskProps) {
  const { text, isBlocked = false, onRead, headingRef } = props;
  const { t } = useLingui();
  return (
    <div className={styles.ask}>
      <TapButton
        className={`${squareButtonClass("plain")} ${styles.replay}`}
        aria-label={t`Read it to me`}
        isBlocked={isBlocked}
        data-disabled={isBlocked ? "" : undefined}
        onTap={onRead}
      >
        <Icon of={Volume2} />
      </TapButton>
      <h1 ref={headingRef} tabIndex={-1} className={styles.text}>
        <SpokenText text={text} />
      </h1>
    </div>
  );
});
