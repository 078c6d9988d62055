import { AccountFrame } from "../../features/account/screens/account-frame.tsx";
import { OwnItemsScreen } from "../../features/own-items/screens/own-items-screen.tsx";

/** A patient's own words and people, among the pages of their account. */
export function OwnWords() {
  return (
    <AccountFrame isWide>
      <OwnItemsScreen />
    </AccountFrame>
  );
}
