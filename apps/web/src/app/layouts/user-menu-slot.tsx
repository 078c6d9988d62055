import { ChevronDown, UserRound } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useSignedIn } from "../../lib/current-user.ts";
import { Button } from "../../ui/button.tsx";
import { userLabel } from "../user-menu-places.ts";

// The menu's code is loaded apart: whoever is not logged in never needs it.
const UserMenu = lazy(() => import("./user-menu.tsx"));

/**
 * The user menu; until its code is there, a button of the same look in its place, which remembers that it was
 * pressed.
 */
export function UserMenuSlot() {
  const auth = useSignedIn();
  const [isAwaited, setAwaited] = useState(false);
  const trigger = (onPress?: () => void) => (
    <Button icon={UserRound} iconAfter={ChevronDown} {...(onPress && { onPress })}>
      {userLabel(auth.user)}
    </Button>
  );
  return (
    <Suspense fallback={trigger(() => setAwaited(true))}>
      <UserMenu auth={auth} trigger={trigger()} opensAtOnce={isAwaited} />
    </Suspense>
  );
}
