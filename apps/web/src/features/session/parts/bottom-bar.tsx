import { Trans } from "@lingui/react/macro";
import { ArrowRight, Check } from "lucide-react";
import type { ReactNode, Ref } from "react";
import styles from "./bottom-bar.module.css";
import { SteadyButton } from "./steady-button.tsx";

type Step = "wait" | "check" | "next";

const next = <Trans>Next</Trans>;
const words: Readonly<Record<Step, ReactNode>> = {
  wait: next,
  check: <Trans>Check</Trans>,
  next,
};

interface BottomBarProps {
  readonly progress: ReactNode;
  /** What Next does: hands the answer in, goes on, or waits for an answer. */
  readonly step: Step;
  readonly onStep: () => void;
  readonly nextRef: Ref<HTMLButtonElement>;
  /** What Next belongs to: for each item it is a new button, though it looks and lies the same. */
  readonly itemId: string;
  /** Stands above the bar. */
  readonly children?: ReactNode;
}

/** Progress, and Next in its one place. */
export function BottomBar(props: BottomBarProps) {
  const { progress, step, onStep, nextRef, itemId, children } = props;
  return (
    <footer className={styles.foot}>
      {children}
      <div className={styles.bar}>
        {progress}
        <div className={styles.next}>
          <SteadyButton
            key={itemId}
            ref={nextRef}
            look="primary"
            wide
            iconAfter={step === "check" ? Check : ArrowRight}
            isBlocked={step === "wait"}
            onTap={onStep}
          >
            {words[step]}
          </SteadyButton>
        </div>
      </div>
    </footer>
  );
}
