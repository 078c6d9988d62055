import { Trans, useLingui } from "@lingui/react/macro";
import { CopyButton } from "../../../lib/copy-button.tsx";
import { formatMoment } from "../../../lib/formats.ts";
import { isNotFound } from "../../../lib/patient-problem.ts";
import { Button } from "../../../ui/button.tsx";
import { Row } from "../../../ui/layout.tsx";
import type { DraftView } from "../draft-keeper.ts";
import { useNoteProblem } from "../use-note-problem.ts";
import styles from "./documentation.module.css";

interface DraftStatusProps {
  readonly view: DraftView;
  /** A version of the note is signed. */
  readonly isAddendum: boolean;
  /** Which sections are too long, in a sentence. */
  readonly tooLong: string;
  readonly onRetry: () => void;
  readonly onCopy: () => Promise<boolean>;
}

type StatusProps = Pick<DraftStatusProps, "view" | "isAddendum" | "tooLong">;

function useStatusText({ view, isAddendum, tooLong }: StatusProps): string {
  const { t } = useLingui();
  const problemOf = useNoteProblem();
  const { status, savedAt, error } = view;
  if (status === "saving") return t`Saving…`;
  if (status === "unsaved") return t`Not saved yet. It is kept on this device.`;
  if (status === "offline")
    return t`No connection. What you wrote is kept on this device and will be saved later.`;
  if (status === "refused") return t`Not saved, but kept on this device. ${problemOf(error)}`;
  if (status === "too-long") return t`Not saved, but kept on this device. ${tooLong}`;
  if (!savedAt) return t`Nothing written yet.`;
  const when = formatMoment(savedAt);
  return isAddendum ? t`Addendum saved on ${when}.` : t`Draft saved on ${when}.`;
}

/** Whether what was typed is safe, always in the same place. */
export function DraftStatus(props: DraftStatusProps) {
  const { view, onRetry, onCopy } = props;
  const text = useStatusText(props);
  const isTooLong = view.status === "too-long";
  const isAlarm = view.status === "offline" || view.status === "refused" || isTooLong;
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
        {isAlarm && !isLost && !isTooLong && (
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
