import type { BoardCompletionView } from "@regain/contract/entities/task-view";
import { type BoardCompletionState, cellKey } from "@regain/therapy/views/board-completion";
import { HintAnnouncement } from "../parts/hint-announcement.tsx";
import { ChoiceTray } from "../placing/choice-tray.tsx";
import { usePlacing } from "../placing/use-placing.tsx";
import type { ViewProps } from "../view-props.ts";
import { cellName } from "./cell-name.ts";
import { Board } from "./board.tsx";
import styles from "./board-completion.module.css";

type Props = ViewProps<BoardCompletionView, BoardCompletionState>;

/** How the board is laid out: a pattern is seen at a glance, an organizer is read line by line. */
function kindOf({ supply, cellHolds }: BoardCompletionView): "sorting" | "pattern" | "organiser" {
  if (supply === "once") return "sorting";
  return cellHolds === "one" ? "pattern" : "organiser";
}

const cellsOf = ({ rows, columns }: BoardCompletionView) =>
  rows.flatMap((row) =>
    columns.map((column) => ({ id: cellKey(column.id, row.id), name: cellName(column, row) })),
  );

/** Items are picked up and put into cells; those of a palette stay picked up. */
export function BoardCompletion(props: Props) {
  const { view, state, phase, hinted, pointed } = props;
  const isPalette = view.supply === "palette";
  const placing = usePlacing({
    ...props,
    fillsNextFree: false,
    isPalette,
    holdsOne: view.cellHolds === "one",
    choices: view.items,
    places: cellsOf(view).map(({ id }) => id),
    inPlace: (cell) => state.cells[cell] ?? [],
  });
  return (
    <div
      className={styles.view}
      data-kind={kindOf(view)}
      data-beside={(view.stimulus.length === 0 && phase !== "answered") || undefined}
    >
      {phase !== "answered" && (
        <ChoiceTray
          choices={view.items}
          placing={placing}
          hinted={hinted}
          placed={isPalette ? [] : Object.values(state.cells).flat()}
          shape="tile"
        />
      )}
      <Board view={view} state={state} phase={phase} placing={placing} pointed={pointed} />
      <HintAnnouncement
        hinted={hinted}
        choices={view.items}
        place={cellsOf(view).find(({ id }) => id === pointed.at(-1))?.name}
      />
      {placing.ghost}
    </div>
  );
}
