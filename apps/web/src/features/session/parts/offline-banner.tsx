import { Trans } from "@lingui/react/macro";
import { WifiOff } from "lucide-react";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./notice.module.css";

export function OfflineBanner() {
  return (
    <p className={styles.notice} role="status">
      <Icon of={WifiOff} />
      <span>
        <Trans>You are offline. Your answers are kept here.</Trans>
      </span>
    </p>
  );
}
