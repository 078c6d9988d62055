import { Trans } from "@lingui/react/macro";
import { ArrowRight, Check, type LucideIcon } from "lucide-react";
import type { KeyboardEventHandler, ReactNode, Ref } from "react";
import type { Step } from "../engine/item.ts";
import styles from "./bottom-bar.module.css";
import { SteadyButton } from "./steady-button.tsx";

const next = <Trans>Next</Trans>;
/** What the button for each step is called. */
export const stepWords: Readonly<Record<Step, ReactNode>> = {
  wait: next,
  check: <Trans>Check</Trans>,
  notRight: <Trans>Not right</Trans>,
  next,
};
/** To say no is no step forward: it has none. */
export const stepIcons: Readonly<Record<Step, LucideIcon | undefined>> = {
  wait: ArrowRight,
  check: Check,
  notRight: undefined,
  next: ArrowRight,
};
/** Where nothing is marked right or wrong, nothing is checked. */
const quietWords: typeof stepWords = { ...stepWords, check: <Trans>Done</Trans> };

interface BottomBarProps {
  readonly progress: ReactNode;
  /** What Next does: hands the answer in, goes on, or waits for an answer. */
  readonly step: Step;
  readonly onStep: () => void;
  readonly nextRef: Ref<HTMLButtonElement>;
  /** The item that Next belongs to. The button itself stays: removing the focused element is slow. */
  readonly itemId: string;
  /** Sees the keys that press Next before it does. */
  readonly onNextKey?: KeyboardEventHandler;
  /** An assessment: nothing says what was right. */
  readonly isQuiet?: boolean;
  /** Shown above the bar. */
  readonly children?: ReactNode;
}

/** Progress, and Next, always in the same place. */
export function BottomBar(props: BottomBarProps) {
  const { progress, step, onStep, nextRef, itemId, onNextKey, isQuiet = false, children } = props;
  return (
    <footer className={styles.foot} data-waits={step === "wait" || undefined}>
      {children}
      <div className={styles.bar}>
        {progress}
        <div className={styles.next} onKeyDownCapture={onNextKey}>
          <SteadyButton
            ref={nextRef}
            look={step === "notRight" ? "plain" : "primary"}
            wide
            iconAfter={isQuiet && step === "check" ? ArrowRight : stepIcons[step]}
            occasion={itemId}
            isBlocked={step === "wait"}
            onTap={onStep}
          >
            {(isQuiet ? quietWords : stepWords)[step]}
          </SteadyButton>
        </div>
      </div>
    </footer>
  );
}

/** Progress before there is a Next, in the place it will keep. */
export function ProgressFoot({ children }: { readonly children: ReactNode }) {
  return (
    <footer className={styles.foot} data-waits>
      <div className={styles.bar}>{children}</div>
    </footer>
  );
}
