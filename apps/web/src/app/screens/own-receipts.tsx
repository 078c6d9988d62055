import { useSearch } from "@tanstack/react-router";
import { AccountFrame } from "../../features/account/screens/account-frame.tsx";
import { ReceiptsScreen } from "../../features/billing/screens/receipts-screen.tsx";

/** `/account/receipts`: all receipts, or the one that the address names. */
export function OwnReceipts() {
  const { receipt } = useSearch({ from: "/account/receipts" });
  return (
    <AccountFrame isWide>
      <ReceiptsScreen shown={receipt} />
    </AccountFrame>
  );
}
