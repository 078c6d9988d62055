import type { LucideIcon } from "lucide-react";
import { filterDOMProps } from "react-aria/filterDOMProps";
import { mergeProps } from "react-aria/mergeProps";
import { useButton } from "react-aria/useButton";
import { useFocusRing } from "react-aria/useFocusRing";
import { useHover } from "react-aria/useHover";
import type { ButtonProps as AriaProps } from "react-aria-components/Button";
import { type ReactNode, useRef } from "react";
import { type ButtonLook, buttonClass } from "./button-style.ts";
import { Icon } from "./icon.tsx";

export interface ButtonProps
  extends Omit<AriaProps, "className" | "style" | "children" | "isPending" | "slot">, ButtonLook {
  readonly icon?: LucideIcon;
  readonly iconAfter?: LucideIcon;
  readonly children: ReactNode;
  /** Shows that its action is in progress. It keeps the focus; its owner ignores another press. */
  readonly isBusy?: boolean;
}

/**
 * Built from the same hooks as the button of React Aria Components, with the same data attributes. That one also brings
 * the code that announces a pending state: the login page would load twice the code for its buttons.
 */
export function Button(props: ButtonProps) {
  const { look, size, wide, icon, iconAfter, isBusy, children, ...rest } = props;
  const own = useRef<HTMLButtonElement>(null);
  const { buttonProps, isPressed } = useButton(rest, own);
  const { focusProps, isFocused, isFocusVisible } = useFocusRing(rest);
  const { hoverProps, isHovered } = useHover(rest);
  const passed = filterDOMProps(rest, { global: true });
  delete passed.onClick;
  const style = { ...(look && { look }), ...(size && { size }), ...(wide && { wide }) };
  // A focused button that becomes disabled, as after Save, would otherwise lose the focus out of the page.
  const keepsFocus = (rest.isDisabled ?? false) && isFocused;
  return (
    <button
      {...mergeProps(passed, buttonProps, focusProps, hoverProps)}
      ref={own}
      disabled={!keepsFocus && rest.isDisabled}
      aria-disabled={keepsFocus || undefined}
      className={buttonClass(style)}
      data-busy={isBusy || undefined}
      data-disabled={rest.isDisabled || undefined}
      data-pressed={isPressed || undefined}
      data-hovered={isHovered || undefined}
      data-focused={isFocused || undefined}
      data-focus-visible={isFocusVisible || undefined}
    >
      {icon && <Icon of={icon} />}
      {children}
      {iconAfter && <Icon of={iconAfter} />}
    </button>
  );
}
