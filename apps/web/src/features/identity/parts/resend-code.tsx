import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { isRefusedWith } from "../../../lib/refused-with.ts";
import { flash } from "../../../lib/flash.ts";
import { Button } from "../../../ui/button.tsx";
import { useCountdown } from "../use-countdown.ts";
import styles from "./login-form.module.css";

const wait = 60_000;

/** The pressed link is gone; the focus moves to what replaced it. */
const takeFocus = (place: HTMLElement | null) => place?.focus();

/** Milliseconds until the server will send another one, if it only asks for patience. */
const patienceAskedBy = (error: unknown): number | undefined =>
  isRefusedWith(error, "too-many-requests")
    ? (error.retryAfterSeconds ?? 0) * 1000 || wait
    : undefined;

export interface ResendCodeProps {
  readonly resend: () => Promise<void>;
  /** Shown if none could be sent; for a login, it says to start over. */
  readonly whenLost?: string;
}

/** Sends another code, then waits a minute before offering it again. */
export function ResendCode({ resend, whenLost }: ResendCodeProps) {
  const { t } = useLingui();
  const { left, start } = useCountdown();
  const [isSent, setSent] = useState(false);
  const send = async () => {
    try {
      await resend();
      setSent(true);
      start(wait);
    } catch (error) {
      const patience = patienceAskedBy(error);
      if (patience !== undefined) {
        setSent(false);
        start(patience);
        return;
      }
      const startOver = t`Unable to resend verification code. Please start over by entering username and password.`;
      flash(whenLost ?? startOver, { type: "error", keepFor: 5_000 });
    }
  };
  if (left === 0)
    return (
      <p className={styles.link}>
        <Button look="quiet" onPress={() => void send()}>
          <Trans>Resend email</Trans>
        </Button>
      </p>
    );
  return (
    <p className={styles.link}>
      <output ref={takeFocus} tabIndex={-1}>
        {isSent ? (
          <Trans>We sent another email.</Trans>
        ) : (
          <Trans>The first email is still on its way.</Trans>
        )}
      </output>{" "}
      <span>
        <Plural
          value={left}
          one="You can ask again in # second."
          other="You can ask again in # seconds."
        />
      </span>
    </p>
  );
}
