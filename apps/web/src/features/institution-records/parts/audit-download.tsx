import { Trans, useLingui } from "@lingui/react/macro";
import { CircleStop, FileDown } from "lucide-react";
import { errorText } from "../../../lib/error-text.ts";
import { formatNumber } from "../../../lib/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { useOwnInstitution } from "../api/own-institution.ts";
import type { AuditSearch } from "../audit-search.ts";
import { useAuditTable } from "../use-audit-table.ts";
import styles from "./audit-download.module.css";

/** All that the filter leaves, as a table. */
export function AuditDownload({ search }: { readonly search: AuditSearch }) {
  const { i18n } = useLingui();
  const { bytes, isRunning, saved, error, start, stop } = useAuditTable(
    useOwnInstitution(),
    search,
  );
  const kilobytes = formatNumber(Math.round(bytes / 1024), i18n.locale);
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
      <p role="status" className={styles.said}>
        {isRunning && <Trans>We are making your file: {kilobytes} kB so far.</Trans>}
        {!isRunning && saved && <Trans>Saved as {saved}.</Trans>}
      </p>
      {!isRunning && error && (
        <p role="alert" className={styles.problem}>
          {errorText(error)} <Trans>Nothing was saved. You can try again.</Trans>
        </p>
      )}
    </div>
  );
}
