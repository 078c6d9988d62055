import { Trans } from "@lingui/react/macro";
import type { Cue } from "@regain/contract/entities/task-view";
import { TextQuote } from "lucide-react";
import { useState } from "react";
import styles from "./cue-bar.module.css";
import { SteadyButton } from "./steady-button.tsx";

/** A cue in words; if they would be read while the sound plays, only after another tap. */
export function CueText({ cue }: { readonly cue: Cue }) {
  const [isShown, setIsShown] = useState(!cue.tapToDisplayText);
  return (
    <div className={styles.text}>
      {isShown ? (
        <p>{cue.text}</p>
      ) : (
        <SteadyButton icon={TextQuote} onTap={() => setIsShown(true)}>
          <Trans>Show the words</Trans>
        </SteadyButton>
      )}
    </div>
  );
}
