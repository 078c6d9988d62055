import type { LucideIcon } from "lucide-react";
import { Button as AriaButton, type ButtonProps as AriaProps } from "react-aria-components/Button";
import type { ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button-style.ts";
import { Icon } from "./icon.tsx";

export interface ButtonProps
  extends Omit<AriaProps, "className" | "style" | "children" | "isPending">, ButtonLook {
  readonly icon?: LucideIcon;
  readonly iconAfter?: LucideIcon;
  readonly children: ReactNode;
  /** Shows that what it does is under way. It keeps the focus; its owner ignores another press. */
  readonly isBusy?: boolean;
}

export function Button(props: ButtonProps) {
  const { look, size, wide, icon, iconAfter, isBusy, children, ...rest } = props;
  const style = { ...(look && { look }), ...(size && { size }), ...(wide && { wide }) };
  return (
    <AriaButton {...rest} className={buttonClass(style)} data-busy={isBusy || undefined}>
      {icon && <Icon of={icon} />}
      {children}
      {iconAfter && <Icon of={iconAfter} />}
    </AriaButton>
  );
}
