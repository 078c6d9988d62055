import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { TaskTypeSummary } from "@regain/contract/entities/session";
import { ChartColumn, Mic, Play } from "lucide-react";
import { formatPercent } from "../../../lib/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import type { ClinicRoom } from "../../session/screens/clinic-practice.tsx";
import { type DoneExercise, doneByExercise } from "../done-by-exercise.ts";
import { Room, RoomActions } from "./room.tsx";
import styles from "./start-room.module.css";

function Figures({ done }: { readonly done: DoneExercise }) {
  const { level, itemCount, skippedCount, accuracy } = done;
  const items = plural(itemCount, { one: "# item", other: "# items" });
  const skipped = plural(skippedCount, { one: "# skipped", other: "# skipped" });
  return (
    <span className={styles.figures}>
      <Trans>
        level {level}, {items}
      </Trans>
      {skippedCount > 0 && <>, {skipped}</>}
      {accuracy !== null && (
        <>
          , <Trans>{formatPercent(accuracy)} right without help</Trans>
        </>
      )}
    </span>
  );
}

interface DoneRoomProps {
  readonly patientId: string;
  readonly patientName: string;
  readonly exercises: readonly TaskTypeSummary[];
  readonly room: ClinicRoom;
  readonly onGoOn: () => void;
}

/** The device is back with the clinician: what was done, and where to look at it. */
export function DoneRoom({ patientId, patientName, exercises, room, onGoOn }: DoneRoomProps) {
  const { t } = useLingui();
  const done = doneByExercise(room.done);
  const nameOf = (typeId: number) =>
    exercises.find((one) => one.typeId === typeId)?.displayName ?? t`Exercise ${typeId}`;
  return (
    <Room title={t`What you and ${patientName} did`}>
      {room.hasEarlier && (
        <p>
          <Trans>
            Since this page was opened. What was done earlier in this session is in the report.
          </Trans>
        </p>
      )}
      {done.length === 0 ? (
        <p>
          <Trans>No items were answered this time.</Trans>
        </p>
      ) : (
        <ul className={styles.lines}>
          {done.map((one) => (
            <li key={`${one.typeId} ${one.level}`}>
              <span className={styles.name}>{nameOf(one.typeId)}</span>
              <Figures done={one} />
            </li>
          ))}
        </ul>
      )}
      {room.standing === "paused" && (
        <p>
          <Plural
            value={room.itemsLeft}
            one="# item is left. You can continue now or another day."
            other="# items are left. You can continue now or another day."
          />
        </p>
      )}
      <RoomActions>
        <LinkButton
          look="primary"
          to="/dashboard/patient/$patientId/report"
          params={{ patientId }}
          icon={ChartColumn}
        >
          <Trans>Open the report</Trans>
        </LinkButton>
        <LinkButton to="/dashboard/patient/$patientId/recordings" params={{ patientId }} icon={Mic}>
          <Trans>Listen to the answers</Trans>
        </LinkButton>
        <Button icon={Play} onPress={onGoOn}>
          {room.standing === "finished" ? (
            <Trans>Start another session</Trans>
          ) : (
            <Trans>Continue and hand over</Trans>
          )}
        </Button>
      </RoomActions>
    </Room>
  );
}
