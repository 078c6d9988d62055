import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { SkipReason } from "@regain/contract/entities/enumerations";
import { useBackCloses } from "../../../lib/use-back.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import type { Skip } from "../engine/outcome.ts";
import { useSteadyPlace } from "../views/parts/use-steady-place.ts";
import styles from "./dialogs.module.css";
import { SteadyButton } from "./steady-button.tsx";

const reasons: readonly { readonly reason: SkipReason; readonly words: ReactNode }[] = [
  { reason: "TooHard", words: <Trans>Too hard</Trans> },
  { reason: "TooEasy", words: <Trans>Too easy</Trans> },
  { reason: "ErrorInTask", words: <Trans>There is an error</Trans> },
  { reason: "DontLike", words: <Trans>I don't like it</Trans> },
  { reason: "Other", words: <Trans>Other</Trans> },
];

interface SkipDialogProps {
  readonly onSkip: (skip: Skip) => void;
  readonly onClose: () => void;
}

/** What to skip, then why. */
export function SkipDialog({ onSkip, onClose }: SkipDialogProps) {
  const { t } = useLingui();
  useBackCloses(onClose);
  const [scope, setScope] = useState<Skip["scope"]>();
  const [turns, setTurns] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone: the focus moves to the question shown now, which announces it.
  useEffect(() => {
    if (turns > 0) heading.current?.focus({ preventScroll: true });
  }, [turns]);
  const turnTo = (next: Skip["scope"] | undefined) => {
    setScope(next);
    setTurns((count) => count + 1);
  };
  // A reason appears where the hand still is.
  const guard = useSteadyPlace(scope ?? "none");
  const back = (
    <SteadyButton look="quiet" onTap={scope ? () => turnTo(undefined) : onClose}>
      {scope ? <Trans>Back</Trans> : <Trans>Do not skip</Trans>}
    </SteadyButton>
  );
  return (
    <div className={styles.around} {...guard}>
      <Dialog
        titleRef={heading}
        title={scope ? t`Why do you want to skip?` : t`What do you want to skip?`}
        isOpen
        onClose={onClose}
        actions={back}
      >
        {scope ? (
          <div className={styles.choices} key="reasons">
            {reasons.map(({ reason, words }) => (
              <SteadyButton key={reason} wide onTap={() => onSkip({ scope, reason })}>
                {words}
              </SteadyButton>
            ))}
          </div>
        ) : (
          <div className={styles.choices} key="scopes">
            <SteadyButton wide onTap={() => turnTo("single")}>
              <Trans>Skip this item</Trans>
            </SteadyButton>
            <SteadyButton wide onTap={() => turnTo("all")}>
              <Trans>Skip all like this one</Trans>
            </SteadyButton>
          </div>
        )}
      </Dialog>
    </div>
  );
}
