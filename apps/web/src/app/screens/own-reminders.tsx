import { AccountFrame } from "../../features/account/screens/account-frame.tsx";
import { RemindersScreen } from "../../features/reminders/screens/reminders-screen.tsx";

/** A patient's reminders, among the pages of their account. */
export function OwnReminders() {
  return (
    <AccountFrame>
      <RemindersScreen />
    </AccountFrame>
  );
}
