import { Trans } from "@lingui/react/macro";
import { Ear, Eye } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../../../ui/icon.tsx";
import type { ViewPhase } from "../view-props.ts";
import { clickAtLift } from "./click-at-lift.ts";
import styles from "./choice-cover.module.css";
import { useSteadyPlace } from "./use-steady-place.ts";

interface ChoiceCoverProps {
  readonly phase: ViewPhase;
  /** What the cover says; if undefined, nothing is covered. */
  readonly text: string | undefined;
  /** The cover was tapped: the choices are wanted now. */
  readonly onUncover: () => void;
  readonly children: ReactNode;
}

/**
 * Hides choices that would give the answer away while the stimulus is still playing. They keep their places;
 * a tap anywhere on the cover shows them.
 */
export function ChoiceCover({ phase, text, onUncover, children }: ChoiceCoverProps) {
  const isCovered = phase === "presenting" && text !== undefined;
  // Otherwise the second tap of a trembling hand would answer with the choice underneath.
  const guard = useSteadyPlace(isCovered ? "cover" : "choices");
  return (
    <div className={styles.place} {...guard}>
      <div className={isCovered ? styles.hidden : undefined}>{children}</div>
      {isCovered && (
        <button type="button" className={styles.cover} onTouchEnd={clickAtLift} onClick={onUncover}>
          <span className={styles.say}>
            <Icon of={Ear} />
            {text}
          </span>{" "}
          <span className={styles.show}>
            <Icon of={Eye} />
            <Trans>Show now</Trans>
          </span>
        </button>
      )}
    </div>
  );
}
