import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { formatMoment } from "../../../lib/formats.ts";
import { PatientError } from "../../../lib/patient-error.tsx";
import { Button } from "../../../ui/button.tsx";
import { Row } from "../../../ui/layout.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { scheduleQuery } from "../api/schedule.ts";
import { ScheduleEditor } from "./schedule-editor.tsx";
import styles from "./schedule.module.css";

interface LoadedEditorProps {
  readonly patientId: string;
  readonly onClose: () => void;
  readonly offerClosing?: (ask: () => void) => void;
}

/** Loads the homework, then shows the editor for it. */
export function LoadedEditor({ patientId, onClose, offerClosing }: LoadedEditorProps) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(scheduleQuery(patientId));
  const wayOut = (
    <Button onPress={onClose}>
      <Trans>Close</Trans>
    </Button>
  );
  if (error && !data)
    return <PatientError error={error} onRetry={() => void refetch()} action={wayOut} />;
  if (!data || !isFetchedAfterMount)
    return (
      <>
        <Skeleton count={8} />
        <Row>{wayOut}</Row>
      </>
    );
  const { patientName, changed } = data;
  const when = changed && formatMoment(changed.at);
  const who = changed?.by;
  return (
    <div className={styles.editor}>
      <p>
        <strong>{patientName}</strong>{" "}
        <span className={styles.quiet}>
          {!changed && <Trans>No homework yet.</Trans>}
          {changed && !who && <Trans>Made from the patient's profile on {when}.</Trans>}
          {who && (
            <Trans>
              Last changed by {who} on {when}.
            </Trans>
          )}
        </span>
      </p>
      <ScheduleEditor
        key={patientId}
        patientId={patientId}
        schedule={data}
        onClose={onClose}
        {...(offerClosing ? { offerClosing } : {})}
      />
    </div>
  );
}
