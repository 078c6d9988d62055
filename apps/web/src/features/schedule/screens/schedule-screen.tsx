import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { usePageMark } from "../../../lib/use-page-mark.ts";
import { Stack } from "../../../ui/layout.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { LoadedEditor } from "../parts/loaded-editor.tsx";
import styles from "../parts/schedule.module.css";

interface ScheduleScreenProps {
  readonly patientId: string;
  /** Shown above the heading. */
  readonly above: ReactNode;
  readonly onClose: () => void;
}

/** The same editor as a page with its own address. */
export function ScheduleScreen({ patientId, above, onClose }: ScheduleScreenProps) {
  const { t } = useLingui();
  usePageMark("barBelow");
  return (
    <div className={styles.page}>
      <Stack>
        {above}
        <PageHeading>{t`Modify Patient's Homework Schedule`}</PageHeading>
        <LoadedEditor patientId={patientId} onClose={onClose} />
      </Stack>
    </div>
  );
}
