import { ChevronDown, UserRound } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useSignedIn } from "../../lib/current-user.ts";
import { Button, type ButtonProps } from "../../ui/button.tsx";
import { userLabel } from "../user-menu-places.ts";

let want: () => void;
const wanted = new Promise<void>((resolve) => (want = resolve));

// The menu's code is loaded when somebody is about to open it: it is as large as the practice itself.
const UserMenu = lazy(async () => {
  await wanted;
  return import("./user-menu.tsx");
});

/** Says once that what stands before it is there, and has taken the focus where it should. */
function WhenHere({ onHere }: { readonly onHere: () => void }) {
  // Once: what happens later is the menu's own affair.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(onHere, []);
  return null;
}

/**
 * The user menu; until its code is there, a button of the same look in its place, which remembers that it was
 * pressed, and hands the focus on.
 */
export function UserMenuSlot() {
  const auth = useSignedIn();
  const [isFocused, setFocused] = useState(false);
  const [isAwaited, setAwaited] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const trigger = (more: Partial<ButtonProps>) => (
    <Button icon={UserRound} iconAfter={ChevronDown} {...more}>
      {userLabel(auth.user)}
    </Button>
  );
  // At the beginning of a press, as the menu itself: its end may meet the menu already.
  const standIn = trigger({
    "aria-haspopup": true,
    "aria-expanded": false,
    onHoverStart: want,
    onFocus: want,
    onPressStart: () => {
      want();
      setAwaited(true);
    },
    onFocusChange: setFocused,
  });
  const button = trigger({ autoFocus: isFocused || isAwaited });
  const opening = { isOpen, onOpenChange: setOpen };
  return (
    <Suspense fallback={standIn}>
      <UserMenu auth={auth} trigger={button} opening={opening} />
      <WhenHere onHere={() => setOpen(isAwaited)} />
    </Suspense>
  );
}
