import { ChevronDown, UserRound } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useSignedIn } from "../../lib/current-user.ts";
import { Button, type ButtonProps } from "../../ui/button.tsx";
import { userLabel } from "../user-menu-places.ts";

// The menu's code is loaded apart: whoever is not logged in never needs it.
const UserMenu = lazy(() => import("./user-menu.tsx"));

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
  const standIn = trigger({ onPress: () => setAwaited(true), onFocusChange: setFocused });
  // Not before it has the focus: closed again, the menu gives it back.
  const openAwaited = () => {
    setOpen(isAwaited);
    setAwaited(false);
  };
  const button = trigger({
    autoFocus: isFocused || isAwaited,
    ...(isAwaited && { onFocus: openAwaited }),
  });
  const opening = { isOpen, onOpenChange: setOpen };
  return (
    <Suspense fallback={standIn}>
      <UserMenu auth={auth} trigger={button} opening={opening} />
    </Suspense>
  );
}
