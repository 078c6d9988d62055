import { useLingui } from "@lingui/react/macro";
import type { Choice } from "@regain/contract/entities/task-view";
import { ChoiceFace, faceName } from "../parts/choice-face.tsx";
import { MarkSign } from "../parts/mark.tsx";
import { TapButton } from "../parts/tap-button.tsx";
import type { Touch } from "../view-props.ts";
import styles from "./memory-board.module.css";

export type TileSide = "closed" | "open" | "matched";

interface MemoryTileProps {
  readonly item: Choice;
  readonly side: TileSide;
  readonly isHinted: boolean;
  readonly isBlocked: boolean;
  readonly onTap: (touch: Touch) => void;
}

/** A tile is face down with a plain back, or face up. Its name says what it shows only while it is face up. */
export function MemoryTile({ item, side, isHinted, isBlocked, onTap }: MemoryTileProps) {
  const { t } = useLingui();
  const face = faceName(item);
  const { label } = item;
  const names: Readonly<Record<TileSide, string>> = {
    closed: isHinted ? t`${label}, hint` : label,
    open: t`${label}: ${face}`,
    matched: t`${label}: ${face}, found`,
  };
  return (
    <TapButton
      className={styles.tile}
      aria-label={names[side]}
      data-side-up={side}
      data-hint={isHinted || undefined}
      isBlocked={isBlocked || side === "matched"}
      onTap={onTap}
    >
      {side === "closed" ? <span className={styles.back} /> : <ChoiceFace choice={item} />}
      {side === "matched" && <MarkSign mark="right" isSmall />}
      {isHinted && side === "closed" && <MarkSign mark="hint" isSmall />}
    </TapButton>
  );
}
