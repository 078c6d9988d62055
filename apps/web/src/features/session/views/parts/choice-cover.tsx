import { Ear } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../../../ui/icon.tsx";
import type { ViewPhase } from "../view-props.ts";
import styles from "./choice-cover.module.css";

interface ChoiceCoverProps {
  readonly phase: ViewPhase;
  /** What the cover says; without it nothing is covered. */
  readonly text: string | undefined;
  readonly children: ReactNode;
}

/** Hides choices that would give the answer away while the stimulus still sounds. They keep their places. */
export function ChoiceCover({ phase, text, children }: ChoiceCoverProps) {
  const isCovered = phase === "presenting" && text !== undefined;
  return (
    <div className={styles.place}>
      <div className={isCovered ? styles.hidden : undefined}>{children}</div>
      {isCovered && (
        <p className={styles.cover}>
          <Icon of={Ear} />
          {text}
        </p>
      )}
    </div>
  );
}
