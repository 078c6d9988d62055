import { Trans } from "@lingui/react/macro";
import { Button } from "../../../ui/button.tsx";
import { Row } from "../../../ui/layout.tsx";
import styles from "./settings.module.css";

interface ClashNoticeProps {
  readonly isBusy: boolean;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Somebody else has saved the same settings in the meantime; what was typed is still there. */
export function ClashNotice({ isBusy, onTakeTheirs, onKeepMine }: ClashNoticeProps) {
  return (
    <div className={styles.warning} role="alert">
      <p>
        <Trans>
          Somebody else changed this in the meantime. What you typed is still here but not saved
          yet.
        </Trans>
      </p>
      <Row>
        <Button onPress={onTakeTheirs}>
          <Trans>Show theirs</Trans>
        </Button>
        <Button look="primary" isBusy={isBusy} onPress={onKeepMine}>
          <Trans>Save mine</Trans>
        </Button>
      </Row>
    </div>
  );
}
