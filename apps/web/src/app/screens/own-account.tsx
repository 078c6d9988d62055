import { DetailsScreen } from "../../features/account/screens/details-screen.tsx";
import { SubscriptionPanel } from "../../features/billing/screens/subscription-panel.tsx";
import { useSignedIn } from "../../lib/current-user.ts";

/** `/account`: a user's details, and a patient's subscription. */
export function OwnAccount() {
  const { user } = useSignedIn();
  return <DetailsScreen subscription={user.type === "patient" && <SubscriptionPanel />} />;
}
