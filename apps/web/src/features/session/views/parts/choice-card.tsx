import type { Choice } from "@regain/contract/entities/task-view";
import type { ReactNode } from "react";
import { ChoiceFace } from "./choice-face.tsx";
import { clickBeforeFocus } from "./click-at-lift.ts";
import styles from "./choice-card.module.css";
import { type Mark, MarkSign } from "./mark.tsx";
import { TapButton, type TapButtonProps } from "./tap-button.tsx";

interface ChoiceCardProps extends TapButtonProps {
  readonly choice: Choice;
  readonly mark?: Mark | undefined;
  /** Tile: square and small, its mark in the corner without words. */
  readonly shape?: "card" | "row" | "tile";
  readonly isHeld?: boolean;
  /** Next to the face, such as a number. */
  readonly badge?: ReactNode;
  /** Replaces the choice's own name. */
  readonly name?: string;
}

/** Something to tap. Its state shows in its border, a sign and words, never in color alone. */
export function ChoiceCard({
  choice,
  mark,
  shape = "card",
  isHeld,
  badge,
  name = choice.label,
  ...button
}: ChoiceCardProps) {
  return (
    <TapButton
      aria-pressed={isHeld}
      onTouchEnd={clickBeforeFocus}
      {...button}
      className={styles.card}
      data-shape={shape}
      data-face={choice.image ? "picture" : "text"}
      data-mark={mark}
      data-held={isHeld || undefined}
    >
      <span className={styles.name}>{name}</span>
      <span aria-hidden className={styles.face}>
        <ChoiceFace choice={choice} />
      </span>
      {badge !== undefined && <span className={styles.badge}>{badge}</span>}
      {/* The place for the mark is there beforehand, so that a mark which appears does not move the other cards. */}
      <span className={styles.mark}>
        {mark && <MarkSign mark={mark} isSmall={shape === "tile"} />}
      </span>
    </TapButton>
  );
}
