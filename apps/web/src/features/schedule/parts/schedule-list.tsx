import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { minutesFor } from "@regain/therapy/schedule";
import { type DragEvent, type ReactNode, useEffect, useRef } from "react";
import { type EditorEvent, type EditorState, listOf } from "../editor/editor.ts";
import type { ExerciseNode } from "../editor/find-exercises.ts";
import { isSameLine } from "../editor/line.ts";
import { type MoveHow, ScheduleRow } from "./schedule-row.tsx";
import styles from "./schedule.module.css";
import type { Drag } from "./use-drag.ts";

interface ScheduleListProps {
  readonly title: string;
  readonly state: EditorState;
  readonly hasLimits: boolean;
  readonly exerciseOf: (typeId: number) => ExerciseNode | undefined;
  readonly send: (event: EditorEvent) => void;
  /** Read aloud. */
  readonly say: (what: string) => void;
  readonly onPreview: (exercise: ExerciseNode, level: number) => void;
  readonly drag: Drag;
  /** What to do while the list is empty. */
  readonly empty: ReactNode;
}

/** The position in the list where a dropped item lands. */
function placeOf({ dragged, place }: Drag, typeIds: readonly number[]): number {
  if (!place) return typeIds.length;
  const at = typeIds.indexOf(place.typeId) + (place.side === "after" ? 1 : 0);
  const from = dragged && !dragged.isNew ? typeIds.indexOf(dragged.typeId) : -1;
  // A line removed from above shifts the rest up.
  return from >= 0 && from < at ? at - 1 : at;
}

/** The homework, line by line, with its duration. */
export function ScheduleList(props: ScheduleListProps) {
  const { title, state, hasLimits, exerciseOf, send, say, onPreview, drag, empty } = props;
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef<{ readonly typeId: number; readonly how: MoveHow }>(undefined);
  const lines = listOf(state);
  const total = lines.length;
  const timed = lines.map(({ typeId, level, count }) => ({
    taskType: exerciseOf(typeId) ?? { secondsPerItem: 0 },
    level,
    count,
  }));
  const minutes = minutesFor(timed);

  useEffect(() => {
    // A moved row keeps the focus; at the end of the list, the button used is disabled.
    if (!moved.current) return;
    const { typeId, how } = moved.current;
    moved.current = undefined;
    const row = document.getElementById(`line-${typeId}`);
    const button = row?.querySelector<HTMLButtonElement>(`[data-moves=${how}]:not(:disabled)`);
    (button ?? row?.querySelector<HTMLElement>("[data-moves=handle]"))?.focus();
  });

  const drop = (event: DragEvent) => {
    const { dragged } = drag;
    if (!dragged) return;
    event.preventDefault();
    const to = placeOf(
      drag,
      lines.map(({ typeId }) => typeId),
    );
    const { typeId, isNew } = dragged;
    const exercise = exerciseOf(typeId);
    drag.end();
    if (!isNew) return send({ type: "move", typeId, to });
    if (exercise)
      send({ type: "add", exercises: [{ ...exercise, name: exercise.displayName }], at: to });
  };

  return (
    <section className={styles.column} aria-label={title} {...drag.list(drop)}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {total > 0 && (
          <p className={styles.quiet}>
            <Plural value={total} one="# exercise" other="# exercises" />
            {", "}
            <Trans>about {minutes} minutes</Trans>
          </p>
        )}
      </div>
      {total === 0 && (
        <div className={styles.empty} data-drop={drag.isOverList ? "" : undefined}>
          {empty}
        </div>
      )}
      <ol className={styles.list}>
        {state.lines.map((line, index) => {
          const { typeId, name } = line;
          const saved = state.saved.lines.find((one) => one.typeId === typeId);
          const exercise = exerciseOf(typeId);
          return (
            <ScheduleRow
              key={typeId}
              line={line}
              view={state.rows.get(typeId)}
              place={index + 1}
              total={total}
              isChanged={!saved || !isSameLine(saved, lines[index]!)}
              hasLimits={hasLimits}
              send={send}
              drag={drag}
              onMove={(by, how) => {
                const to = Math.min(Math.max(index + by, 0), total - 1);
                if (to === index) return;
                moved.current = { typeId, how };
                send({ type: "move", typeId, to });
                say(t`${name} is now ${to + 1} of ${total}.`);
              }}
              onDelete={() => {
                send({ type: "delete", typeId });
                say(t`${name} was removed.`);
                heading.current?.focus();
              }}
              onPreview={(level) => exercise && onPreview(exercise, level)}
            />
          );
        })}
      </ol>
    </section>
  );
}
