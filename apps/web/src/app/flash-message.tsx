import { Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { useEffect, useState } from "react";
import { dismissFlash, type Flash } from "../lib/flash.ts";
import { Button } from "../ui/button.tsx";
import { classes } from "../ui/classes.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./flash-messages.module.css";

const pictures = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** Its time stands still while it is looked at or holds the focus. */
export function FlashMessage({ flash }: { readonly flash: Flash }) {
  const { t } = useLingui();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  const { id, keepFor, message, type } = flash;

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismissFlash(id), keepFor);
    return () => clearTimeout(timer);
  }, [held, id, keepFor]);

  return (
    <div
      role={type === "error" ? "alert" : undefined}
      className={classes(styles.message, styles[type])}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon of={pictures[type]} />
      <p>{message}</p>
      <Button
        look="quiet"
        icon={X}
        // It goes, and would take the focus along, out of the dialog that it was in.
        preventFocusOnPress
        aria-label={t`Close this message`}
        onPress={() => dismissFlash(id)}
      >
        <Trans>Close</Trans>
      </Button>
    </div>
  );
}
