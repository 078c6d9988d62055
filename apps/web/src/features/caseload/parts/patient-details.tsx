import { Trans, useLingui } from "@lingui/react/macro";
import type { PatientRow } from "@regain/contract/entities/caseload";
import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { PatientError } from "../../../lib/patient-error.tsx";
import { Button } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { expansionQuery } from "../api/caseload.ts";
import { AreaBars } from "./area-bars.tsx";
import { CurrentSchedule } from "./current-schedule.tsx";
import styles from "./patient-details.module.css";
import { PracticeCalendar } from "./practice-calendar.tsx";

interface PatientDetailsProps {
  readonly row: PatientRow;
  /** Ways to change the homework. */
  readonly scheduleActions?: ReactNode;
}

/** What an opened row shows: skill areas, the last four weeks, the homework. */
export function PatientDetails({ row, scheduleActions }: PatientDetailsProps) {
  const { t } = useLingui();
  const { patientId, patientName, patientUsername } = row;
  const { data, error, isFetching, refetch } = useQuery(expansionQuery(patientId));
  if (error && !data) return <PatientError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton count={4} label={t`Loading the details of ${patientUsername}`} />;
  return (
    <section aria-label={t`Details of ${patientUsername}`}>
      {patientName && <p className={styles.name}>{patientName}</p>}
      <div className={styles.details}>
        <div>
          <h3>
            <Trans>Skill areas</Trans>
          </h3>
          <AreaBars areas={data.domains} />
        </div>
        <div>
          <h3>
            <Trans>Last 4 weeks</Trans>
          </h3>
          <PracticeCalendar days={data.calendar} today={data.today} />
        </div>
        <div>
          <h3>
            <Trans>Current schedule</Trans>
          </h3>
          <CurrentSchedule lines={data.currentSchedule} />
        </div>
      </div>
      <div className={styles.actions}>
        <LinkButton to="/dashboard/patient/$patientId/report" params={{ patientId }}>
          <Trans>Open report</Trans>
        </LinkButton>
        {scheduleActions}
        <Button look="quiet" icon={RotateCw} isBusy={isFetching} onPress={() => void refetch()}>
          <Trans>Refresh</Trans>
        </Button>
      </div>
    </section>
  );
}
