import { Trans, useLingui } from "@lingui/react/macro";
import { errorText } from "../../../lib/error-text.ts";
import { formatMoment } from "../../../lib/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { Row } from "../../../ui/layout.tsx";
import type { DraftView } from "../draft-keeper.ts";
import styles from "./documentation.module.css";

function useStatusText({ status, savedAt, error }: DraftView): string {
  const { t } = useLingui();
  if (status === "saving") return t`Saving…`;
  if (status === "unsaved") return t`Not saved yet. It is kept on this device.`;
  if (status === "offline")
    return t`No connection. What you wrote is kept on this device and saved later.`;
  if (status === "refused") return t`Not saved, but kept on this device. ${errorText(error)}`;
  return savedAt ? t`Draft saved on ${formatMoment(savedAt)}.` : t`Nothing written yet.`;
}

interface DraftStatusProps {
  readonly view: DraftView;
  readonly onRetry: () => void;
}

/** Whether what was typed is safe, always in the same place. */
export function DraftStatus({ view, onRetry }: DraftStatusProps) {
  const text = useStatusText(view);
  const isAlarm = view.status === "offline" || view.status === "refused";
  const { joinedBy } = view;
  return (
    <div className={styles.screen}>
      <Row>
        <p role="status" className={styles.status} data-alarm={isAlarm || undefined}>
          {text}
        </p>
        {isAlarm && (
          <Button onPress={onRetry}>
            <Trans>Save now</Trans>
          </Button>
        )}
      </Row>
      {joinedBy && (
        <p role="status">
          <Trans>{joinedBy} has written in this note too. Their text is in it now.</Trans>
        </p>
      )}
    </div>
  );
}
