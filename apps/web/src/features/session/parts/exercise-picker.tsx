import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { errorText } from "../../../lib/error-text.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { hierarchyQuery } from "../api/hierarchy.ts";
import styles from "./dialogs.module.css";

/** The contract allows no more in one session. */
const maxExercises = 10;

export interface ExercisePickerProps {
  readonly picked: readonly number[];
  readonly onPick: (typeIds: readonly number[]) => void;
}

/** Self-guided practice: exercises by area, at the patient's own levels. */
export function ExercisePicker({ picked, onPick }: ExercisePickerProps) {
  const { data, error, refetch } = useQuery(hierarchyQuery);
  if (error && !data)
    return <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>;
  if (!data) return <Skeleton count={6} />;

  const toggle = (typeId: number, isPicked: boolean) =>
    onPick([...picked.filter((one) => one !== typeId), ...(isPicked ? [typeId] : [])]);

  return (
    <Stack>
      <p>
        <Trans>Choose what you want to practice. You practice at your own levels.</Trans>
      </p>
      {data.nodes.map((area) => (
        <section key={area.systemName} className={styles.area}>
          <h3>{area.displayName}</h3>
          {area.children.map(({ typeId, displayName, description }) => (
            <Checkbox
              key={typeId}
              isSelected={picked.includes(typeId)}
              isDisabled={picked.length >= maxExercises && !picked.includes(typeId)}
              onChange={(isPicked) => toggle(typeId, isPicked)}
            >
              {displayName} <span className={styles.quiet}>{description}</span>
            </Checkbox>
          ))}
        </section>
      ))}
      <LiveRegion>
        {picked.length >= maxExercises && (
          <p>
            <Trans>You have chosen {maxExercises}. That is the most for one practice.</Trans>
          </p>
        )}
      </LiveRegion>
    </Stack>
  );
}
