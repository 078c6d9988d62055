import { Trans, useLingui } from "@lingui/react/macro";
import { flash } from "../../../lib/flash.ts";
import { Button } from "../../../ui/button.tsx";
import { useCountdown } from "../use-countdown.ts";
import styles from "./login-form.module.css";

const wait = 60_000;

/** The link that was pressed is gone; the focus goes on to what stands in its place. */
const takeFocus = (place: HTMLElement | null) => place?.focus();

/** Sends another code, then waits a minute before it offers that again. */
export function ResendCode({ resend }: { readonly resend: () => Promise<void> }) {
  const { t } = useLingui();
  const { left, start } = useCountdown(wait);
  const send = async () => {
    try {
      await resend();
      start();
    } catch {
      flash(
        t`Unable to resend verification code. Please start over by entering username and password.`,
        { type: "error", keepFor: 5_000 },
      );
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
        <Trans>We sent another email.</Trans>
      </output>{" "}
      <span>
        <Trans>You can ask again in {left} seconds.</Trans>
      </span>
    </p>
  );
}
