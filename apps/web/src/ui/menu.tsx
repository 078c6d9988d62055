import type { LucideIcon } from "lucide-react";
import type { ReactElement } from "react";
import { Menu as AriaMenu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Icon } from "./icon.tsx";
import { Popover } from "./popover.tsx";
import styles from "./popover.module.css";

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly isDisabled?: boolean;
  readonly onAction: () => void;
}

export interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /** What the list of actions is for, read aloud. */
  readonly name: string;
  readonly entries: readonly MenuEntry[];
  /** Controls whether it is open, if its owner wants to. */
  readonly opening?: {
    readonly isOpen: boolean;
    readonly onOpenChange: (isOpen: boolean) => void;
  };
}

export function Menu({ trigger, name, entries, opening }: MenuProps) {
  return (
    <MenuTrigger {...opening}>
      {trigger}
      <Popover className={styles.popover ?? ""} placement="bottom end">
        <AriaMenu aria-label={name} className={styles.list ?? ""}>
          {entries.map(({ id, label, icon, isDisabled, onAction }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={label}
              isDisabled={isDisabled ?? false}
              onAction={onAction}
              className={styles.item ?? ""}
            >
              {icon && <Icon of={icon} />}
              {label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
