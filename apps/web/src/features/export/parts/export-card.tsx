import { Trans, useLingui } from "@lingui/react/macro";
import type { LucideIcon } from "lucide-react";
import { CircleCheck, CircleStop, FileDown, TriangleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { deviceToday } from "../../../lib/device-today.ts";
import { errorText } from "../../../lib/error-text.ts";
import { useDownload } from "../../../lib/use-download.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Row } from "../../../ui/layout.tsx";
import { type ExportKind, fetchExport, fileNameOf } from "../api/exports.ts";
import styles from "../export.module.css";
import { fileSize } from "../file-size.ts";

export interface ExportCardProps {
  readonly kind: ExportKind;
  readonly patientId: string;
  readonly icon: LucideIcon;
  readonly title: string;
  /** What it is for. */
  readonly children: ReactNode;
  /** What the file is called among those who know files. */
  readonly format: string;
  /** On the button. */
  readonly action: string;
}

/** One way to take the data along. */
export function ExportCard(props: ExportCardProps) {
  const { kind, patientId, icon, title, children, format, action } = props;
  const { i18n } = useLingui();
  const id = useId();
  const { bytes, isRunning, saved, error, start, stop } = useDownload(
    (options) => fetchExport(kind, patientId, options),
    () => fileNameOf(kind, deviceToday()),
  );
  const shown = (count: number) => fileSize(count, i18n.locale);
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
        <div role="status" className={styles.status}>
          {isRunning && bytes === 0 && <Trans>We are making your file. Please wait.</Trans>}
          {isRunning && bytes > 0 && <Trans>We are making your file: {shown(bytes)} so far.</Trans>}
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
