import { Trans, useLingui } from "@lingui/react/macro";
import { CircleStop, FileDown } from "lucide-react";
import { deviceToday } from "../../../lib/device-today.ts";
import { errorText } from "../../../lib/error-text.ts";
import { formatNumber } from "../../../lib/formats.ts";
import { type SavedFile, useDownload } from "../../../lib/use-download.ts";
import { useOwnInstitution } from "../../../lib/use-own-institution.ts";
import { Button } from "../../../ui/button.tsx";
import type { AuditSearch } from "../audit-search.ts";
import { fetchAuditTable } from "../api/audit.ts";
import styles from "./audit-download.module.css";

export interface DownloadStatusProps {
  /** Bytes received so far. */
  readonly bytes: number;
  readonly isRunning: boolean;
  readonly saved: SavedFile | null;
}

/** That the file is being made and that it is saved is announced; its progress is only shown. */
export function DownloadStatus({ bytes, isRunning, saved }: DownloadStatusProps) {
  const { i18n } = useLingui();
  const kilobytes = formatNumber(Math.round(bytes / 1024), i18n.locale);
  return (
    <>
      <p role="status" className={styles.said}>
        {isRunning && <Trans>We are making your file. Please wait.</Trans>}
        {!isRunning && saved && <Trans>Saved as {saved.name}.</Trans>}
      </p>
      {isRunning && bytes > 0 && (
        <p className={styles.said}>
          <Trans>{kilobytes} kB so far.</Trans>
        </p>
      )}
    </>
  );
}

/** All entries that match the filter, as a table. */
export function AuditDownload({ search }: { readonly search: AuditSearch }) {
  const id = useOwnInstitution();
  const { bytes, isRunning, saved, error, start, stop } = useDownload(
    (options) => fetchAuditTable(id, search, options),
    () => `regain-audit-${deviceToday()}.csv`,
  );
  return (
    <div className={styles.download}>
      {isRunning ? (
        <Button icon={CircleStop} onPress={stop}>
          <Trans>Stop</Trans>
        </Button>
      ) : (
        <Button icon={FileDown} onPress={start}>
          <Trans>Download as CSV</Trans>
        </Button>
      )}
      <DownloadStatus bytes={bytes} isRunning={isRunning} saved={saved} />
      {!isRunning && error && (
        <p role="alert" className={styles.problem}>
          {errorText(error)} <Trans>Nothing was saved. You can try again.</Trans>
        </p>
      )}
    </div>
  );
}
