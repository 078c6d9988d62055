import type { ReactElement, ReactNode } from "react";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover } from "./popover.tsx";
import styles from "./toggletip.module.css";

export interface ToggletipProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /** What it explains, read aloud. */
  readonly name: string;
  /** May contain links: it stays open until it is closed. */
  readonly children: ReactNode;
}

/** A tooltip for touch and keyboard as well: it opens on a press and may contain more than text. */
export function Toggletip({ trigger, name, children }: ToggletipProps) {
  return (
    <DialogTrigger>
      {trigger}
      <Popover className={styles.tip ?? ""} placement="bottom start" offset={4}>
        <Dialog aria-label={name} className={styles.content ?? ""}>
          {children}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
