import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ScheduleInForce } from "@regain/contract/entities/schedule";
import type { TaskTypeSummary } from "@regain/contract/entities/session";
import { ArrowLeft, ListChecks, Play } from "lucide-react";
import type { ReactNode } from "react";
import { formatDay } from "../../../lib/formats.ts";
import { usePatientProblem } from "../../../lib/patient-problem.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import field from "../../../ui/field.module.css";
import { LinkButton } from "../../../ui/link-button.tsx";
import { amountOf, plannedOf } from "../planned.ts";
import { Room, RoomActions } from "./room.tsx";
import styles from "./start-room.module.css";

interface StartRoomProps {
  readonly patientId: string;
  readonly homework: ScheduleInForce;
  readonly exercises: readonly TaskTypeSummary[];
  /** Shown instead of Start while no session can begin. */
  readonly closed: ReactNode;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly onStart: () => void;
}

/** Before the tablet is handed over: who practices what, and how long it takes. */
export function StartRoom(props: StartRoomProps) {
  const { patientId, homework, exercises, closed, isBusy, error, onStart } = props;
  const { t } = useLingui();
  const problemOf = usePatientProblem();
  const name = homework.patientName;
  const { lines, leftOf } = plannedOf(homework);
  const { items, minutes } = amountOf(lines, exercises);
  const back = (
    <LinkButton to="/dashboard/patient/$patientId/report" params={{ patientId }} icon={ArrowLeft}>
      <Trans>Back to the report</Trans>
    </LinkButton>
  );
  if (closed)
    return (
      <Room title={t`Practice together with ${name}`}>
        {closed}
        <p>
          <Trans>Readmit the patient to practice together.</Trans>
        </p>
        <RoomActions>{back}</RoomActions>
      </Room>
    );
  if (lines.length === 0)
    return (
      <Room title={t`Practice together with ${name}`}>
        <EmptyState
          title={t`No homework yet`}
          picture={ListChecks}
          action={
            <LinkButton
              to="/dashboard/patient/$patientId/schedule"
              params={{ patientId }}
              look="primary"
            >
              <Trans>Plan the homework</Trans>
            </LinkButton>
          }
        >
          <Trans>A clinic session uses the exercises in the homework.</Trans>
        </EmptyState>
        <RoomActions>{back}</RoomActions>
      </Room>
    );
  const amount = plural(items, { one: "# item", other: "# items" });
  const left = plural(items, { one: "# item is left", other: "# items are left" });
  const day = leftOf === null ? "" : formatDay(leftOf);
  const time = plural(minutes, { one: "about # minute", other: "about # minutes" });
  return (
    <Room title={t`Practice together with ${name}`}>
      <p>
        {leftOf === null ? (
          <Trans>
            {amount}, {time}. It counts as practice in the clinic.
          </Trans>
        ) : (
          <Trans>
            {left} from the session on {day}, {time}. It counts as practice in the clinic.
          </Trans>
        )}
      </p>
      <ul className={styles.lines}>
        {lines.map(({ taskTypeId, displayName, taskLevel, maxLevel, taskCount }) => (
          <li key={taskTypeId}>
            <span className={styles.name}>{displayName}</span>
            <span className={styles.figures}>
              {plural(taskCount, { one: "# item", other: "# items" })},{" "}
              <Trans>
                level {taskLevel} of {maxLevel}
              </Trans>
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        <Trans>
          Start, then hand over this device. Your pages stay closed until it is handed back to you.
        </Trans>
      </p>
      {error && (
        <p role="alert" className={field.error}>
          {problemOf(error)}
        </p>
      )}
      <RoomActions>
        <Button look="primary" size="large" icon={Play} isBusy={isBusy} onPress={onStart}>
          {leftOf === null ? (
            <Trans>Start and hand over</Trans>
          ) : (
            <Trans>Continue and hand over</Trans>
          )}
        </Button>
        {back}
      </RoomActions>
    </Room>
  );
}
