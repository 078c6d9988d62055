import { Trans } from "@lingui/react/macro";
import { WifiOff } from "lucide-react";
import { Icon } from "../../../ui/icon.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import styles from "./notice.module.css";

export function OfflineBanner({ isOffline }: { readonly isOffline: boolean }) {
  return (
    <LiveRegion>
      {isOffline && (
        <p className={styles.notice}>
          <Icon of={WifiOff} />
          <span>
            <Trans>You are offline. Your answers are kept here.</Trans>
          </span>
        </p>
      )}
    </LiveRegion>
  );
}
