import { ChevronDown } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { classes } from "../../ui/classes.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./patient-nav.module.css";

interface NavGroupProps {
  readonly label: string;
  /** `always` behind the button, or only where the page is `narrow`; else all of it stands side by side. */
  readonly folds: "always" | "narrow";
  /** The page that is open is one of the group's. */
  readonly holdsCurrent: boolean;
  /** Links, each in a list item. */
  readonly children: ReactNode;
}

/** Places behind one button. They stay links, so that each can be opened in a window of its own. */
export function NavGroup({ label, folds, holdsCurrent, children }: NavGroupProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // Without a target it went to no control: to the list itself, or to another window.
    if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
    // What one of the entries has opened floats above the page and belongs to it.
    if (!relatedTarget.closest("[role=menu], [role=dialog]")) setOpen(false);
  };
  const closeByKey = ({ key, currentTarget }: KeyboardEvent) => {
    if (key !== "Escape" || !isOpen) return;
    setOpen(false);
    currentTarget.querySelector("button")?.focus();
  };
  return (
    // The keys are those of the button and the links within.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classes(styles.group, folds === "always" && styles.folded)}
      onBlur={leave}
      onKeyDown={closeByKey}
    >
      <button
        type="button"
        className={classes(styles.place, styles.opener)}
        aria-expanded={isOpen}
        aria-controls={id}
        data-current={holdsCurrent || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <Icon of={ChevronDown} />
      </button>
      <ul id={id} className={styles.list} data-closed={!isOpen || undefined}>
        {children}
      </ul>
    </div>
  );
}
