import type { SequenceCompletionView } from "@regain/contract/entities/task-view";
import {
  openPlaceholders,
  type SequenceCompletionState,
} from "@regain/therapy/views/sequence-completion";
import { ChoiceCover } from "../parts/choice-cover.tsx";
import { HintAnnouncement } from "../parts/hint-announcement.tsx";
import { ChoiceTray } from "../placing/choice-tray.tsx";
import { usePlacing } from "../placing/use-placing.tsx";
import type { ViewProps } from "../view-props.ts";
import { RightOrder } from "./right-order.tsx";
import { Slots } from "./slots.tsx";
import styles from "./sequence-completion.module.css";

type Props = ViewProps<SequenceCompletionView, SequenceCompletionState>;

/** Choices go to placeholders in order: a tapped one to the next free place, or to the place tapped first. */
export function SequenceCompletion(props: Props) {
  const { view, state, phase, hinted, pointed } = props;
  const placing = usePlacing({
    ...props,
    fillsNextFree: true,
    isPalette: false,
    holdsOne: true,
    choices: view.choices,
    places: openPlaceholders(view).map(({ id }) => id),
    inPlace: (place) => [state.placed[place] ?? []].flat(),
  });
  const shape = view.layout === "VerticalWrap" ? "row" : "tile";
  if (phase === "answered") return <RightOrder view={view} state={state} shape={shape} />;
  return (
    <ChoiceCover
      phase={phase}
      text={view.instructions.choiceCoverText}
      onUncover={props.onPresented}
    >
      <div className={styles.sequence} data-shape={shape}>
        <Slots view={view} state={state} placing={placing} shape={shape} pointed={pointed} />
        <ChoiceTray
          choices={view.choices}
          placing={placing}
          hinted={hinted}
          placed={Object.values(state.placed)}
          shape={shape}
        />
        <HintAnnouncement hinted={hinted} choices={view.choices} />
        {placing.ghost}
      </div>
    </ChoiceCover>
  );
}
