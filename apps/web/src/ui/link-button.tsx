import { createLink, type LinkComponent } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import type { AnchorHTMLAttributes, ReactNode, Ref } from "react";
import { type ButtonLook, buttonClass } from "./button-style.ts";
import { Icon } from "./icon.tsx";

interface AnchorButtonProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "className" | "style">, ButtonLook {
  readonly icon?: LucideIcon;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** An anchor that looks like a button, for addresses outside the app. */
export function AnchorButton({
  look,
  size,
  wide,
  icon,
  children,
  ref,
  ...rest
}: AnchorButtonProps) {
  const style = { ...(look && { look }), ...(size && { size }), ...(wide && { wide }) };
  return (
    <a {...rest} ref={ref} className={buttonClass(style)}>
      {icon && <Icon of={icon} />}
      {children}
    </a>
  );
}

const RoutedButton = createLink(AnchorButton);

/** A page is not the one it leads to because its address begins like that one's. */
const onlyItself = { exact: true };

/** Leads to a screen of the app. */
export const LinkButton: LinkComponent<typeof AnchorButton> = (props) => (
  <RoutedButton activeOptions={onlyItself} {...props} />
);
