import { ChevronDown, UserRound } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useSignedIn } from "../../lib/current-user.ts";
import { errorText } from "../../lib/error-text.ts";
import { flash } from "../../lib/flash.ts";
import { ChunkLoadError } from "../../lib/part-missing.ts";
import { Button, type ButtonProps } from "../../ui/button.tsx";
import { userLabel } from "../user-menu-places.ts";

let want = () => {};
/** Told that the menu could not be fetched. */
let miss = (_error: unknown) => {};

// The menu's code is loaded when somebody is about to open it: it is as large as practice itself. Until it has come, the
// look-alike stays, however often it fails: the page around it may hold what somebody typed (decision 239).
const UserMenu = lazy(async () => {
  for (;;) {
    await new Promise<void>((resolve) => (want = resolve));
    try {
      return await import("./user-menu.tsx");
    } catch (error) {
      if (!(error instanceof ChunkLoadError)) throw error;
      miss(error);
    }
  }
});

/** Reports once that the element before it has mounted and taken the focus if it should. */
function WhenHere({ onHere }: { readonly onHere: () => void }) {
  // Only once: later changes are up to the menu.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(onHere, []);
  return null;
}

/**
 * The user menu; until its code has loaded, a look-alike button that remembers that it was pressed and passes the focus
 * on.
 */
export function UserMenuSlot() {
  const auth = useSignedIn();
  const [isFocused, setFocused] = useState(false);
  const [isAwaited, setAwaited] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    miss = (error) => {
      if (isAwaited) flash(errorText(error), { type: "error" });
      setAwaited(false);
    };
  }, [isAwaited]);
  const trigger = (more: Partial<ButtonProps>) => (
    <Button icon={UserRound} iconAfter={ChevronDown} {...more}>
      {userLabel(auth.user)}
    </Button>
  );
  // On press start, like the menu itself: the press may already end on the loaded menu.
  const standIn = trigger({
    "aria-haspopup": true,
    "aria-expanded": false,
    onHoverStart: () => want(),
    onFocus: () => want(),
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
