import { Trans } from "@lingui/react/macro";
import type { LucideIcon } from "lucide-react";
import { CircleStop, FileDown, TriangleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { deviceToday } from "../../../lib/device-today.ts";
import { errorText } from "../../../lib/error-text.ts";
import { useDownload } from "../../../lib/use-download.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Row } from "../../../ui/layout.tsx";
import { type ExportKind, fetchExport, fileNameOf } from "../api/exports.ts";
import styles from "../export.module.css";
import { ExportStatus } from "./export-status.tsx";

export interface ExportCardProps {
  readonly kind: ExportKind;
  readonly patientId: string;
  /** Named in the file's name; left out of one's own. */
  readonly patient?: string | undefined;
  readonly icon: LucideIcon;
  readonly title: string;
  /** What it is for. */
  readonly children: ReactNode;
  /** The file format's technical name. */
  readonly format: string;
  /** On the button. */
  readonly action: string;
}

/** One way to export the data. */
export function ExportCard(props: ExportCardProps) {
  const { kind, patientId, patient, icon, title, children, format, action } = props;
  const id = useId();
  const { bytes, isRunning, saved, error, start, stop } = useDownload(
    (options) => fetchExport(kind, patientId, options),
    () => fileNameOf(kind, deviceToday(), patient),
  );
  return (
    <section className={styles.card} aria-labelledby={id}>
      <Icon of={icon} />
      <div className={styles.body}>
        <h2 id={id}>{title}</h2>
        <div className={styles.text}>{children}</div>
        <p className={styles.format}>{format}</p>
        <Row>
          <Button look="primary" icon={FileDown} isBusy={isRunning} onPress={start}>
            {action}
          </Button>
          {isRunning && (
            <Button icon={CircleStop} onPress={stop}>
              <Trans>Stop</Trans>
            </Button>
          )}
        </Row>
        <ExportStatus bytes={bytes} isRunning={isRunning} saved={saved} />
        {!isRunning && error && (
          <div role="alert" className={styles.problem}>
            <Icon of={TriangleAlert} />
            <span>
              {errorText(error)} <Trans>Nothing was saved. You can try again.</Trans>
            </span>
          </div>
        )}
      </div>
    </section>
  );
}
