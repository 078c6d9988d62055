import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { PatientError } from "../../../lib/patient-error.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import {
  type ClinicHandle,
  ClinicPractice,
  type ClinicRoom,
} from "../../session/screens/clinic-practice.tsx";
import { exercisesQuery, homeworkQuery } from "../api/homework.ts";
import { DoneRoom } from "../parts/done-room.tsx";
import { HandBackDialog } from "../parts/hand-back-dialog.tsx";
import { PatientRoom } from "../parts/patient-room.tsx";
import { Room } from "../parts/room.tsx";
import { StartRoom } from "../parts/start-room.tsx";
import { useHandOver } from "../use-hand-over.ts";

interface ClinicSessionScreenProps {
  readonly patientId: string;
  /** Shown instead of Start while no session can begin. */
  readonly closed: ReactNode;
}

/**
 * Practice with the patient in the room: the clinician starts it, the patient plays, and then hands the device back.
 */
export function ClinicSessionScreen({ patientId, closed }: ClinicSessionScreenProps) {
  const { t } = useLingui();
  const practice = useRef<ClinicHandle>(null);
  const [isAsked, setAsked] = useState(false);
  const ask = () => {
    practice.current?.pause();
    setAsked(true);
  };
  const { isHandedOver, handOver, takeBack } = useHandOver(patientId, ask);
  const homework = useQuery(homeworkQuery(patientId));
  const exercises = useQuery(exercisesQuery);
  const name = homework.data?.patientName ?? t`the patient`;
  const error = homework.error ?? exercises.error;

  function handBack(): void {
    setAsked(false);
    takeBack();
    void practice.current?.putDown();
  }

  function renderRoom(room: ClinicRoom) {
    if (isHandedOver) return <PatientRoom room={room} onHandBack={ask} />;
    if (!homework.data || !exercises.data)
      return (
        <Room title={t`Practice together`}>
          {error ? (
            <PatientError
              error={error}
              onRetry={() => void Promise.all([homework.refetch(), exercises.refetch()])}
            />
          ) : (
            <Skeleton count={5} label={t`Loading the homework`} />
          )}
        </Room>
      );
    const start = () => room.go(handOver);
    const { taskTypes } = exercises.data;
    if (room.standing !== "before")
      return (
        <DoneRoom
          patientId={patientId}
          patientName={name}
          exercises={taskTypes}
          room={room}
          onGoOn={start}
        />
      );
    return (
      <StartRoom
        patientId={patientId}
        homework={homework.data}
        exercises={taskTypes}
        closed={closed}
        isBusy={room.isBusy}
        error={room.error}
        onStart={start}
      />
    );
  }

  return (
    <>
      <ClinicPractice ref={practice} patientId={patientId} note={t`In the clinic with ${name}`}>
        {renderRoom}
      </ClinicPractice>
      {isAsked && <HandBackDialog onStay={() => setAsked(false)} onHandBack={handBack} />}
    </>
  );
}
