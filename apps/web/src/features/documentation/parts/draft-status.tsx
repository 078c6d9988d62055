import { Trans, useLingui } from "@lingui/react/macro";
import { CopyButton } from "../../../lib/copy-button.tsx";
import { formatMoment } from "../../../lib/formats.ts";
import { isNotFound } from "../../../lib/patient-problem.ts";
import { Button } from "../../../ui/button.tsx";
import { Row } from "../../../ui/layout.tsx";
import type { DraftView } from "../draft-keeper.ts";
import { useNoteProblem } from "../use-note-problem.ts";
import styles from "./documentation.module.css";

function useStatusText({ status, savedAt, error }: DraftView): string {
  const { t } = useLingui();
  const problemOf = useNoteProblem();
  if (status === "saving") return t`Saving…`;
  if (status === "unsaved") return t`Not saved yet. It is kept on this device.`;
  if (status === "offline")
    return t`No connection. What you wrote is kept on this device and will be saved later.`;
  if (status === "refused") return t`Not saved, but kept on this device. ${problemOf(error)}`;
  return savedAt ? t`Draft saved on ${formatMoment(savedAt)}.` : t`Nothing written yet.`;
}

interface DraftStatusProps {
  readonly view: DraftView;
  readonly onRetry: () => void;
  readonly onCopy: () => Promise<boolean>;
}

/** Whether what was typed is safe, always in the same place. */
export function DraftStatus({ view, onRetry, onCopy }: DraftStatusProps) {
  const text = useStatusText(view);
  const isAlarm = view.status === "offline" || view.status === "refused";
  const { joinedBy, signed } = view;
  const isLost = view.status === "refused" && isNotFound(view.error);
  return (
    <div className={styles.screen}>
      <Row>
        <p className={styles.status} data-alarm={isAlarm || undefined}>
          {!isAlarm && text}
          {/* "Saved" is only shown, not announced at every pause in typing. */}
          <span role="status">{isAlarm && text}</span>
        </p>
        {isLost && (
          <CopyButton onCopy={onCopy}>
            <Trans>Copy the note</Trans>
          </CopyButton>
        )}
        {isAlarm && !isLost && (
          <Button onPress={onRetry}>
            <Trans>Save now</Trans>
          </Button>
        )}
      </Row>
      {signed && (
        <p role="status">
          <Trans>
            {signed.signedBy} has meanwhile signed this note as version {signed.number}. What you
            sign now will be a newer version.
          </Trans>
        </p>
      )}
      {joinedBy && (
        <p role="status">
          <Trans>{joinedBy} has also written in this note. Their text is in it now.</Trans>
        </p>
      )}
    </div>
  );
}
