import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { usePageMark } from "../../../lib/use-page-mark.ts";
import { Stack } from "../../../ui/layout.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { LoadedEditor } from "../parts/loaded-editor.tsx";
import styles from "../parts/schedule.module.css";

interface ScheduleScreenProps {
  readonly patientId: string;
  /** Undefined until it is known. */
  readonly isDischarged: boolean | undefined;
  /** Shown above the heading. */
  readonly above: ReactNode;
  readonly onClose: () => void;
}

/** The same editor as a page with its own address. */
export function ScheduleScreen({ patientId, isDischarged, above, onClose }: ScheduleScreenProps) {
  const { t } = useLingui();
  usePageMark("barBelow");
  // An open editor stays if someone discharges the patient meanwhile: nothing that was typed is lost.
  const [wasOpen, setWasOpen] = useState(false);
  if (isDischarged === false && !wasOpen) setWasOpen(true);
  return (
    <div className={styles.page}>
      <Stack>
        {above}
        <PageHeading>{t`Modify Patient's Homework Schedule`}</PageHeading>
        {isDischarged && !wasOpen ? (
          <p>
            <Trans>
              This patient is discharged. Readmit the patient to change the homework schedule.
            </Trans>
          </p>
        ) : (
          <LoadedEditor patientId={patientId} onClose={onClose} />
        )}
      </Stack>
    </div>
  );
}
