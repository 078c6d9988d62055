import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { ListPlus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { useMedia } from "../../../lib/use-media.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { hierarchyQuery } from "../../session/api/hierarchy.ts";
import { type EditorEvent, type EditorState, listOf } from "../editor/editor.ts";
import type { ExerciseNode } from "../editor/find-exercises.ts";
import type { Exercise } from "../editor/line.ts";
import { ExercisePicker } from "./exercise-picker.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import { ScheduleList } from "./schedule-list.tsx";
import styles from "./schedule.module.css";
import { SuggestionsPanel } from "./suggestions-panel.tsx";
import { TaskTree } from "./task-tree.tsx";
import { useDrag } from "./use-drag.ts";

interface EditorBodyProps {
  readonly title: string;
  readonly state: EditorState;
  readonly send: (event: EditorEvent) => void;
  /** The patient whose homework it is; a preset belongs to no patient. */
  readonly patientId?: string;
  /** Settings besides the list. */
  readonly belowList?: ReactNode;
  /** Shown below; hidden while exercises are being picked. */
  readonly children: ReactNode;
}

/** There is only room for one column, or a thumb can only handle one. */
const single = "(max-width: 52em), (orientation: portrait) and (pointer: coarse)";

const exerciseFrom = ({ typeId, displayName, maxLevel }: ExerciseNode): Exercise => ({
  typeId,
  name: displayName,
  maxLevel,
});

/** Exercises on the left, the list on the right; one at a time where there is no room for both. */
export function EditorBody(props: EditorBodyProps) {
  const { title, state, send, patientId, belowList, children } = props;
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(hierarchyQuery);
  const drag = useDrag();
  const isSingle = useMedia(single);
  const [isPicking, setIsPicking] = useState(false);
  const [said, setSaid] = useState("");
  const [previewed, setPreviewed] = useState<{ exercise: ExerciseNode; level: number }>();

  if (!data)
    return (
      <div className={styles.editor}>
        {error ? (
          <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>
        ) : (
          <Skeleton count={8} />
        )}
        {children}
      </div>
    );

  const exercises = data.nodes.flatMap(({ children: own }) => own);
  const exerciseOf = (typeId: number) => exercises.find((one) => one.typeId === typeId);
  const lines = listOf(state);
  const isThere = (typeId: number) => lines.some((line) => line.typeId === typeId);
  const levelOf = (typeId: number) => lines.find((line) => line.typeId === typeId)?.level ?? 1;
  const add = (added: readonly Exercise[]) => {
    send({ type: "add", exercises: added });
    const [first] = added;
    if (added.length === 1 && first) setSaid(t`${first.name} was added.`);
    else setSaid(t`${added.length} exercises were added.`);
  };
  const preview = (exercise: ExerciseNode, level = levelOf(exercise.typeId)) =>
    setPreviewed({ exercise, level });

  const suggestions = patientId && (
    <SuggestionsPanel
      patientId={patientId}
      isThere={isThere}
      exerciseOf={exerciseOf}
      onAdd={(exercise) => add([exercise])}
      onSwap={(typeId, exercise) => {
        send({ type: "swap", typeId, exercise });
        setSaid(t`${exercise.name} was added.`);
      }}
      onPreview={preview}
    />
  );
  return (
    <div className={styles.editor}>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
      {isSingle && isPicking ? (
        <ExercisePicker
          nodes={data.nodes}
          isThere={isThere}
          onAdd={(picked) => {
            add(picked.map(exerciseFrom));
            setIsPicking(false);
          }}
          onPreview={(exercise) => preview(exercise)}
          onBack={() => setIsPicking(false)}
        />
      ) : (
        <>
          <div className={styles.columns} data-single={isSingle ? "" : undefined}>
            {!isSingle && (
              <section className={styles.column} aria-label={t`All exercises`}>
                <h2 className={styles.title}>
                  <Trans>All exercises</Trans>
                </h2>
                {suggestions}
                <TaskTree
                  nodes={data.nodes}
                  isThere={isThere}
                  onAdd={(exercise) => add([exerciseFrom(exercise)])}
                  onPreview={(exercise) => preview(exercise)}
                  drag={drag}
                />
              </section>
            )}
            <div className={styles.column}>
              {isSingle && (
                <div>
                  <Button icon={ListPlus} onPress={() => setIsPicking(true)}>
                    <Trans>All Tasks</Trans>
                  </Button>
                </div>
              )}
              <ScheduleList
                title={title}
                state={state}
                hasLimits={patientId !== undefined}
                exerciseOf={exerciseOf}
                send={send}
                say={setSaid}
                onPreview={preview}
                drag={drag}
                empty={
                  isSingle ? (
                    <Trans>Nothing is planned. Choose from “All Tasks”.</Trans>
                  ) : (
                    <Trans>Nothing is planned. Press or drag an exercise to add it.</Trans>
                  )
                }
              />
              {belowList}
              {isSingle && suggestions}
            </div>
          </div>
          {children}
        </>
      )}
      {previewed && (
        <PreviewDialog
          exercise={previewed.exercise}
          level={previewed.level}
          onClose={() => setPreviewed(undefined)}
        />
      )}
    </div>
  );
}
