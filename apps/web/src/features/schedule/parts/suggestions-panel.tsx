import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeftRight, Eye, Lightbulb, Plus } from "lucide-react";
import { PatientError } from "../../../lib/patient-error.tsx";
import { Button } from "../../../ui/button.tsx";
import { Details } from "../../../ui/details.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Row } from "../../../ui/layout.tsx";
import { suggestionsQuery } from "../api/schedule.ts";
import type { ExerciseNode } from "../editor/find-exercises.ts";
import type { Exercise } from "../editor/line.ts";
import { LevelAndTimes } from "./level-and-times.tsx";
import styles from "./schedule.module.css";

interface SuggestionsPanelProps {
  readonly patientId: string;
  readonly isThere: (typeId: number) => boolean;
  readonly exerciseOf: (typeId: number) => ExerciseNode | undefined;
  readonly onAdd: (exercise: Exercise) => void;
  readonly onSwap: (typeId: number, exercise: Exercise) => void;
  readonly onPreview: (exercise: ExerciseNode, level: number) => void;
}

/** What the patient's results suggest, each with its reason. Renders nothing without suggestions. */
export function SuggestionsPanel(props: SuggestionsPanelProps) {
  const { patientId, isThere, exerciseOf, onAdd, onSwap, onPreview } = props;
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(suggestionsQuery(patientId));
  const open = (data?.suggestions ?? []).filter(({ taskTypeId }) => !isThere(taskTypeId));
  if (error && !data) return <PatientError error={error} onRetry={() => void refetch()} />;
  if (open.length === 0) return null;
  return (
    <Details
      className={styles.suggested}
      open
      summary={
        <>
          <Icon of={Lightbulb} />
          <Plural value={open.length} one="# suggestion" other="# suggestions" />
        </>
      }
    >
      <ul className={styles.plain}>
        {open.map(
          ({ taskTypeId, displayName, taskLevel, taskCount, maxLevel, replaces, reason }) => {
            const exercise: Exercise = {
              typeId: taskTypeId,
              name: displayName,
              maxLevel,
              level: taskLevel,
              count: taskCount,
            };
            const node = exerciseOf(taskTypeId);
            const other = replaces?.displayName;
            return (
              <li key={taskTypeId} className={styles.suggestion}>
                <div>
                  <span className={styles.name}>{displayName}</span>{" "}
                  <LevelAndTimes level={taskLevel} count={taskCount} />
                </div>
                <p>{reason.text}</p>
                <Row gap={1}>
                  {replaces && isThere(replaces.taskTypeId) && (
                    <Button
                      icon={ArrowLeftRight}
                      aria-label={t`Use ${displayName} instead of ${other ?? ""}`}
                      onPress={() => onSwap(replaces.taskTypeId, exercise)}
                    >
                      <Trans>Instead of {other}</Trans>
                    </Button>
                  )}
                  <Button
                    icon={Plus}
                    aria-label={t`Add ${displayName} as suggested`}
                    onPress={() => onAdd(exercise)}
                  >
                    <Trans>Add</Trans>
                  </Button>
                  {node && (
                    <Button
                      look="quiet"
                      icon={Eye}
                      aria-label={t`Preview ${displayName} as suggested`}
                      onPress={() => onPreview(node, taskLevel)}
                    >
                      <Trans>Preview</Trans>
                    </Button>
                  )}
                </Row>
              </li>
            );
          },
        )}
      </ul>
    </Details>
  );
}
