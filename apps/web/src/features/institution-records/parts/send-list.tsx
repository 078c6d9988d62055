import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { CircleStop, FileDown, RotateCcw, Send } from "lucide-react";
import { useEffect, useRef } from "react";
import { deviceToday } from "../../../lib/device-today.ts";
import { errorText } from "../../../lib/error-text.ts";
import { formatNumber } from "../../../lib/formats.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Row, Stack } from "../../../ui/layout.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { countsOf, type ListRow, rowsShown } from "../people-list.ts";
import { resultFile } from "../result-file.ts";
import type { PeopleList } from "../use-people-list.ts";
import styles from "./send-list.module.css";

/**
 * The list's totals: figures that update while it is sent. Whoever had the list checked goes on here, as what they
 * pressed is gone.
 */
function Sum({ rows }: { readonly rows: readonly ListRow[] }) {
  const { ready, problem, done } = countsOf(rows);
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <p ref={place} tabIndex={-1} className={styles.sum}>
      <span className={styles.ready}>
        <Plural value={ready} one="# to be invited" other="# to be invited" />
      </span>
      <span className={styles.problem}>
        <Plural value={problem} one="# to check" other="# to check" />
      </span>
      <span className={styles.done}>
        <Plural value={done} one="# invited or here" other="# invited or here" />
      </span>
    </p>
  );
}

export interface SendStatusProps {
  readonly isSending: boolean;
  /** How it ended; undefined before that, and if it failed. */
  readonly end: "done" | "stopped" | undefined;
}

/** That sending has started and that it has ended is announced; its progress is only shown. */
function SendStatus({ isSending, end }: SendStatusProps) {
  return (
    <LiveRegion>
      {isSending && <Trans>We are sending the invitations. Please keep this page open.</Trans>}
      {!isSending && end === "done" && <Trans>The invitations have been sent.</Trans>}
      {!isSending && end === "stopped" && <Trans>Sending was stopped.</Trans>}
    </LiveRegion>
  );
}

interface SendListProps {
  readonly rows: readonly ListRow[];
  readonly list: PeopleList;
  readonly takeAnother: () => void;
}

/** Sends the valid rows, and offers the whole list as a table. */
export function SendList({ rows, list, takeAnother }: SendListProps) {
  const { t, i18n } = useLingui();
  const { send, progress, startSending, stopSending } = list;
  const { ready, problem } = countsOf(rows);
  const save = (some: readonly ListRow[], name: string) =>
    saveFile(resultFile(some, i18n), `${name}-${deviceToday()}.csv`);
  const [sent, of] = [progress.sent, progress.of].map((one) => formatNumber(one, i18n.locale));
  return (
    <Stack>
      <Sum rows={rows} />
      <SendStatus isSending={send.isPending} end={send.data} />
      {send.error && (
        <div role="alert" className={styles.alert}>
          {errorText(send.error)}{" "}
          <Trans>Everyone shown as invited has been invited. You can continue with the rest.</Trans>
        </div>
      )}
      {send.isPending && (
        <ProgressBar
          label={t`Sent so far`}
          value={progress.sent}
          max={Math.max(progress.of, 1)}
          shown={t`${{ sent }} of ${{ of }}`}
        />
      )}
      <Row>
        {send.isPending ? (
          <Button icon={CircleStop} onPress={stopSending}>
            <Trans>Stop</Trans>
          </Button>
        ) : (
          ready > 0 && (
            <Button look="primary" icon={Send} onPress={startSending}>
              <Plural value={ready} one="Send # invitation" other="Send # invitations" />
            </Button>
          )
        )}
        <Button icon={FileDown} onPress={() => save(rows, "regain-invitations")}>
          <Trans>Download the list with results</Trans>
        </Button>
        {problem > 0 && (
          <Button
            icon={FileDown}
            onPress={() => save(rowsShown(rows, "problem"), "regain-to-check")}
          >
            <Trans>Download the rows to check</Trans>
          </Button>
        )}
        {!send.isPending && (
          <Button icon={RotateCcw} onPress={takeAnother}>
            <Trans>Use another list</Trans>
          </Button>
        )}
      </Row>
    </Stack>
  );
}
