import { ChevronDown } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { classes } from "../../ui/classes.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./patient-nav.module.css";

interface NavGroupProps {
  readonly label: string;
  /** Behind the button `always`, or only where the page is `narrow`; otherwise the links are shown side by side. */
  readonly folds: "always" | "narrow";
  /** The current page is one of the group's. */
  readonly holdsCurrent: boolean;
  /** Links, each in a list item. */
  readonly children: ReactNode;
}

/** Links behind one button. They remain links, so that each can be opened in a new window. */
export function NavGroup({ label, folds, holdsCurrent, children }: NavGroupProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // Without a target the focus went to no control: to the list itself, or to another window.
    if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
    // A menu or dialog that an entry has opened floats above the page but belongs to it.
    if (!relatedTarget.closest("[role=menu], [role=dialog]")) setOpen(false);
  };
  const closeByKey = ({ key, currentTarget }: KeyboardEvent) => {
    if (key !== "Escape" || !isOpen) return;
    setOpen(false);
    currentTarget.querySelector("button")?.focus();
  };
  return (
    // The key events come from the button and the links inside.
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
