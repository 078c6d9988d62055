import { useLingui } from "@lingui/react/macro";
import type { BoardCompletionView } from "@regain/contract/entities/task-view";
import { type BoardCompletionState, cellKey } from "@regain/therapy/views/board-completion";
import { Picture } from "../../stimuli/picture.tsx";
import { Group } from "../parts/group.tsx";
import type { Placing } from "../placing/use-placing.tsx";
import type { ViewPhase } from "../view-props.ts";
import { AnsweredCell } from "./answered-cell.tsx";
import { cellName } from "./cell-name.ts";
import { Cell } from "./cell.tsx";
import styles from "./board-completion.module.css";

interface BoardProps {
  readonly view: BoardCompletionView;
  readonly state: BoardCompletionState;
  readonly phase: ViewPhase;
  readonly placing: Placing;
  readonly pointed: readonly string[];
}

/** Columns and rows of cells. A pattern, whose cells hold one color each, shows no headings. */
export function Board({ view, state, phase, placing, pointed }: BoardProps) {
  const { t } = useLingui();
  const hasHeadings = view.supply === "once" || view.cellHolds === "many";
  const hasRowHeadings = hasHeadings && view.rows.some(({ label }) => label !== undefined);
  return (
    <div className={styles.room}>
      <Group
        name={t`Board`}
        className={styles.board}
        data-row-headings={hasRowHeadings || undefined}
        style={{ "--columns": view.columns.length, "--rows": view.rows.length }}
      >
        {hasHeadings && (
          <div className={styles.headings}>
            {hasRowHeadings && <span />}
            {view.columns.map(({ id, label, image }) => (
              <h2 key={id} className={styles.heading}>
                {image && <Picture image={image} alt="" />}
                {label}
              </h2>
            ))}
          </div>
        )}
        {view.rows.map((row) => (
          <div key={row.id} className={styles.row}>
            {hasRowHeadings && <h3 className={styles.heading}>{row.label}</h3>}
            {view.columns.map((column) => {
              const id = cellKey(column.id, row.id);
              const name = cellName(column, row);
              return phase === "answered" ? (
                <AnsweredCell key={id} id={id} name={name} view={view} state={state} />
              ) : (
                <Cell
                  key={id}
                  id={id}
                  name={name}
                  view={view}
                  held={state.cells[id] ?? []}
                  placing={placing}
                  isPointed={pointed.includes(id)}
                />
              );
            })}
          </div>
        ))}
      </Group>
    </div>
  );
}
