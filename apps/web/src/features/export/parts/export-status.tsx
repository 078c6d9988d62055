import { Trans, useLingui } from "@lingui/react/macro";
import { CircleCheck } from "lucide-react";
import type { SavedFile } from "../../../lib/use-download.ts";
import { Icon } from "../../../ui/icon.tsx";
import styles from "../export.module.css";
import { fileSize } from "../file-size.ts";

export interface ExportStatusProps {
  /** Bytes received so far. */
  readonly bytes: number;
  readonly isRunning: boolean;
  readonly saved: SavedFile | null;
}

/** A file's status. That it is being made and that it is saved is announced; its progress is only shown. */
export function ExportStatus({ bytes, isRunning, saved }: ExportStatusProps) {
  const { i18n } = useLingui();
  const shown = (count: number) => fileSize(count, i18n.locale);
  return (
    <>
      <div role="status" className={styles.status}>
        {isRunning && <Trans>We are making your file. Please wait.</Trans>}
        {!isRunning && saved && (
          <>
            <Icon of={CircleCheck} />
            <span>
              <Trans>
                Saved as {saved.name}, {shown(saved.bytes)}. Look in your downloads.
              </Trans>
            </span>
          </>
        )}
      </div>
      {isRunning && bytes > 0 && (
        <p className={styles.figure}>
          <Trans>{shown(bytes)} so far.</Trans>
        </p>
      )}
    </>
  );
}
