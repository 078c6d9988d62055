import type { SubscriptionStatus } from "@regain/contract/entities/enumerations";
import { statusMeanings } from "@regain/contract/subscription-statuses";

export interface Permissions {
  /** Start therapy sessions at home. */
  readonly canPractise: boolean;
  /** See the whole report. */
  readonly canViewExpandedDashboard: boolean;
}

/** What a patient may do, by the state of their subscription. */
export const subscriptionPermissions = Object.fromEntries(
  Object.entries(statusMeanings).map(([status, { isOpen }]) => [
    status,
    { canPractise: isOpen, canViewExpandedDashboard: isOpen },
  ]),
) as Readonly<Record<SubscriptionStatus, Permissions>>;
