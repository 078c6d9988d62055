import type { LucideIcon } from "lucide-react";
import { memo, type ReactNode, type Ref } from "react";
import { type ButtonLook, buttonClass } from "../../../ui/button-style.ts";
import { Icon } from "../../../ui/icon.tsx";
import { TapButton } from "../views/parts/tap-button.tsx";

interface SteadyButtonProps extends ButtonLook {
  readonly icon?: LucideIcon;
  readonly iconAfter?: LucideIcon | undefined;
  readonly children: ReactNode;
  /** It keeps its place and can hold the focus, but does nothing now. */
  readonly isBlocked?: boolean;
  /** What a tap means now, if the button stays while that changes. */
  readonly occasion?: string;
  readonly onTap: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** The player's button: looks like every other, acts on release, and a trembling hand taps it once. */
export const SteadyButton = memo(function SteadyButton(props: SteadyButtonProps) {
  const { icon, iconAfter, children, isBlocked = false, occasion, onTap, ref, ...look } = props;
  return (
    <TapButton
      {...(ref ? { ref } : {})}
      className={buttonClass(look)}
      isBlocked={isBlocked}
      data-disabled={isBlocked ? "" : undefined}
      occasion={occasion}
      onTap={onTap}
    >
      {icon && <Icon of={icon} />}
      <span>{children}</span>
      {iconAfter && <Icon of={iconAfter} />}
    </TapButton>
  );
});
