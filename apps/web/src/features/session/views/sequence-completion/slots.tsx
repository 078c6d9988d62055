import { useLingui } from "@lingui/react/macro";
import type { SequenceCompletionView } from "@regain/contract/entities/task-view";
import type { SequenceCompletionState } from "@regain/therapy/views/sequence-completion";
import { ChoiceFace } from "../parts/choice-face.tsx";
import { Group } from "../parts/group.tsx";
import { MarkSign } from "../parts/mark.tsx";
import { TapButton } from "../parts/tap-button.tsx";
import { placeAttribute } from "../placing/use-drag.tsx";
import type { Placing } from "../placing/use-placing.tsx";
import styles from "./sequence-completion.module.css";

interface SlotsProps {
  readonly view: SequenceCompletionView;
  readonly state: SequenceCompletionState;
  readonly placing: Placing;
  readonly shape: "tile" | "row";
  /** Places that a hint points to. */
  readonly pointed: readonly string[];
}

/** The places in order; the next free one is outlined. */
export function Slots({ view, state, placing, shape, pointed }: SlotsProps) {
  const { t } = useLingui();
  const isFree = (id: string) => state.placed[id] === undefined;
  const target =
    placing.picked?.kind === "place"
      ? placing.picked.id
      : view.placeholders.find(({ id, given }) => given === undefined && isFree(id))?.id;
  return (
    <Group name={t`Your answer`} className={styles.slots} data-shape={shape}>
      {view.placeholders.map(({ id, given }, index) => {
        const number = index + 1;
        if (given !== undefined)
          return (
            <span key={id} className={styles.slot} data-given>
              {given}
            </span>
          );
        const choice = view.choices.find((one) => one.id === state.placed[id]);
        return (
          <TapButton
            key={id}
            className={styles.slot}
            aria-current={id === target ? "step" : undefined}
            data-filled={choice ? true : undefined}
            data-hint={pointed.includes(id) || undefined}
            isBlocked={placing.isBlocked}
            onTap={(touch) => placing.tapPlace(id, touch)}
            {...{ [placeAttribute]: id }}
            {...(choice && placing.drag(choice.id, id))}
          >
            <span className={styles.name}>
              {choice ? t`Place ${number}: ${choice.label}` : t`Place ${number}: empty`}
            </span>
            <span aria-hidden className={styles.inside}>
              {shape === "row" && <span className={styles.number}>{number}</span>}
              {choice && <ChoiceFace choice={choice} />}
            </span>
            {pointed.includes(id) && <MarkSign mark="hint" isSmall />}
          </TapButton>
        );
      })}
    </Group>
  );
}
