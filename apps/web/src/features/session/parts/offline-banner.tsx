import { Trans } from "@lingui/react/macro";
import { WifiOff } from "lucide-react";
import { Icon } from "../../../ui/icon.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { useUnsentAnswers } from "../outbox/use-unsent-answers.ts";
import styles from "./notice.module.css";

interface OfflineBannerProps {
  readonly patientId: string;
  readonly isOffline: boolean;
}

/** Says that there is no network, and what happens to the answers. */
export function OfflineBanner({ patientId, isOffline }: OfflineBannerProps) {
  const { isLasting } = useUnsentAnswers(patientId);
  return (
    <LiveRegion>
      {isOffline && (
        <p className={styles.notice}>
          <Icon of={WifiOff} />
          <span>
            {isLasting ? (
              <Trans>You are offline. Your answers are kept here.</Trans>
            ) : (
              <Trans>
                You are offline. Keep this page open. Your answers will be sent when you are online.
              </Trans>
            )}
          </span>
        </p>
      )}
    </LiveRegion>
  );
}
