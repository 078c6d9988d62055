import { Popover as AriaPopover, type PopoverProps } from "react-aria-components/Popover";
import { useTapOutsideOpened } from "./use-tap-outside.ts";

/** What a button or a field opens next to it. */
export function Popover(props: PopoverProps) {
  const closesOnTapOutside = useTapOutsideOpened();
  return <AriaPopover {...props} shouldCloseOnInteractOutside={closesOnTapOutside} />;
}
