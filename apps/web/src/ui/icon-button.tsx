import type { LucideIcon } from "lucide-react";
import { Button as AriaButton, type ButtonProps as AriaProps } from "react-aria-components/Button";
import { Tooltip, TooltipTrigger } from "react-aria-components/Tooltip";
import { type ButtonLook, squareButtonClass } from "./button-style.ts";
import { Icon } from "./icon.tsx";
import styles from "./tooltip.module.css";

export interface IconButtonProps extends Omit<AriaProps, "className" | "style" | "children"> {
  readonly icon: LucideIcon;
  /** What it does: read aloud, and shown on hover and focus. */
  readonly name: string;
  readonly look?: ButtonLook["look"];
}

/** For dense tables only; elsewhere an icon has its word next to it. */
export function IconButton({ icon, name, look, ...rest }: IconButtonProps) {
  return (
    <TooltipTrigger delay={300}>
      <AriaButton
        {...rest}
        aria-label={name}
        className={squareButtonClass(look)}
        // The tooltip would describe it by its own name, read aloud twice.
        render={(props) => <button {...props} aria-describedby={rest["aria-describedby"]} />}
      >
        <Icon of={icon} />
      </AriaButton>
      <Tooltip className={styles.tooltip ?? ""} offset={6}>
        {name}
      </Tooltip>
    </TooltipTrigger>
  );
}
