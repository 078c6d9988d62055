import { useLingui } from "@lingui/react/macro";
import { useFlashes } from "../lib/flash.ts";
import { FlashMessage } from "./flash-message.tsx";
import styles from "./flash-messages.module.css";

/** The messages that stay for a while, above everything. */
export function FlashMessages() {
  const { t } = useLingui();
  const flashes = useFlashes();
  return (
    <section
      className={styles.messages}
      aria-label={t`Messages`}
      aria-live="polite"
      // A dialog may speak through it: what lies outside of one is else neither heard nor pressed.
      data-react-aria-top-layer
    >
      {flashes.map((flash) => (
        <FlashMessage key={flash.id} flash={flash} />
      ))}
    </section>
  );
}
