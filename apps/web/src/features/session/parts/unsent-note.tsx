import { Plural, Trans } from "@lingui/react/macro";
import { CloudOff } from "lucide-react";
import { Icon } from "../../../ui/icon.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { useUnsentAnswers } from "../outbox/use-unsent-answers.ts";
import styles from "./notice.module.css";

/** For the header: answers still waiting on this device. Renders nothing if there are none. */
export function UnsentNote({ patientId }: { readonly patientId: string }) {
  const { unsent, isLasting, hindrance } = useUnsentAnswers(patientId);
  const areWaiting = unsent > 0;
  return (
    <>
      {areWaiting && (
        <p className={styles.note}>
          <Icon of={CloudOff} />
          <span>
            <Plural value={unsent} one="# answer still to send." other="# answers still to send." />{" "}
            {hindrance === "busy" && (
              <Trans>The service is busy. Everything will be sent by itself.</Trans>
            )}{" "}
            {!isLasting && <Trans>Keep this page open until everything is sent.</Trans>}
          </span>
        </p>
      )}
      {/* Said once: the count changes with each one sent. */}
      <LiveRegion>
        {areWaiting && (
          <VisuallyHidden>
            <Trans>Not everything has been sent yet.</Trans>
          </VisuallyHidden>
        )}
      </LiveRegion>
    </>
  );
}
