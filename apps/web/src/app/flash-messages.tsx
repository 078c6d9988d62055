import { useLingui } from "@lingui/react/macro";
import { useFlashes } from "../lib/flash.ts";
import { FlashMessage } from "./flash-message.tsx";
import styles from "./flash-messages.module.css";

/** Temporary messages, above everything. */
export function FlashMessages() {
  const { t } = useLingui();
  const flashes = useFlashes();
  return (
    <section
      className={styles.messages}
      aria-label={t`Messages`}
      aria-live="polite"
      // A dialog may report through it: everything else outside an open dialog can be neither heard nor pressed.
      data-react-aria-top-layer
    >
      {flashes.map((flash) => (
        <FlashMessage key={flash.id} flash={flash} />
      ))}
    </section>
  );
}
