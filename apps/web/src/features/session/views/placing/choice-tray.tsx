import { useLingui } from "@lingui/react/macro";
import type { Choice } from "@regain/contract/entities/task-view";
import { ChoiceCard } from "../parts/choice-card.tsx";
import { picturesFor } from "../parts/choice-layout.ts";
import { Group } from "../parts/group.tsx";
import styles from "./placing.module.css";
import type { Placing } from "./use-placing.tsx";

interface ChoiceTrayProps {
  readonly choices: readonly Choice[];
  readonly placing: Placing;
  readonly hinted: readonly string[];
  /** Choices that are in a place: in the tray they leave a gap, so that nothing moves under the finger. */
  readonly placed: readonly string[];
  /** `row` for choices that are sentences. */
  readonly shape: "tile" | "row";
}

/** The most letters in a row. */
const maxInRow = 10;

/** The row length that makes all rows equal, or nearly so. */
function evenRow(count: number): number {
  return Math.ceil(count / Math.ceil(count / maxInRow));
}

const isLetter = ({ text }: Choice): boolean => text?.length === 1;

/** The choices that can be placed. */
export function ChoiceTray({ choices, placing, hinted, placed, shape }: ChoiceTrayProps) {
  const { t } = useLingui();
  return (
    <Group
      name={t`Choices`}
      className={styles.tray}
      data-shape={shape}
      data-pictures={picturesFor(choices.filter(({ image }) => image).length)}
      data-letters={choices.every(isLetter) || undefined}
      style={{ "--in-row": evenRow(choices.length) }}
    >
      {choices.map((choice) => {
        const isGone = placed.includes(choice.id);
        return (
          <div key={choice.id} className={styles.stand} data-gone={isGone || undefined}>
            <ChoiceCard
              choice={choice}
              name={isGone ? t`${choice.label}, placed` : choice.label}
              shape={shape}
              isHeld={placing.picked?.id === choice.id}
              mark={!isGone && hinted.includes(choice.id) ? "hint" : undefined}
              isBlocked={placing.isBlocked || isGone}
              onTap={(touch) => placing.tapChoice(choice.id, touch)}
              {...(isGone ? {} : placing.drag(choice.id))}
            />
          </div>
        );
      })}
    </Group>
  );
}
