import { Trans } from "@lingui/react/macro";
import { ArrowRight, Check } from "lucide-react";
import type { ReactNode, Ref } from "react";
import styles from "./bottom-bar.module.css";
import { SteadyButton } from "./steady-button.tsx";

interface BottomBarProps {
  readonly progress: ReactNode;
  /** What Next does: hands the answer in, goes on, or waits for an answer. */
  readonly step: "wait" | "check" | "next";
  readonly onStep: () => void;
  readonly nextRef: Ref<HTMLButtonElement>;
  /** Floats above the bar. */
  readonly children?: ReactNode;
}

/** Progress, and Next in its one place. */
export function BottomBar({ progress, step, onStep, nextRef, children }: BottomBarProps) {
  return (
    <footer className={styles.foot}>
      {children}
      <div className={styles.bar}>
        {progress}
        <div className={styles.next}>
          <SteadyButton
            ref={nextRef}
            look="primary"
            wide
            iconAfter={step === "check" ? Check : ArrowRight}
            isBlocked={step === "wait"}
            onTap={onStep}
          >
            {step === "check" ? <Trans>Check</Trans> : <Trans>Next</Trans>}
          </SteadyButton>
        </div>
      </div>
    </footer>
  );
}
