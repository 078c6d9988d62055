import { useLingui } from "@lingui/react/macro";
import { useFlashes } from "../lib/flash.ts";
import { FlashMessage } from "./flash-message.tsx";
import styles from "./flash-messages.module.css";

/** The messages that stay for a while, above everything. */
export function FlashMessages() {
  const { t } = useLingui();
  const flashes = useFlashes();
  return (
    <section className={styles.messages} aria-label={t`Messages`} aria-live="polite">
      {flashes.map((flash) => (
        <FlashMessage key={flash.id} flash={flash} />
      ))}
    </section>
  );
}
