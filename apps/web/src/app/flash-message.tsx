import { Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { useEffect, useState } from "react";
import { dismissFlash, type Flash } from "../lib/flash.ts";
import { Button } from "../ui/button.tsx";
import { classes } from "../ui/classes.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./flash-messages.module.css";

const pictures = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** Its timer pauses while it is hovered or focused. */
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
        // It disappears, and would take the focus with it, out of the dialog where it was.
        preventFocusOnPress
        aria-label={t`Close this message`}
        onPress={() => dismissFlash(id)}
      >
        <Trans>Close</Trans>
      </Button>
    </div>
  );
}
