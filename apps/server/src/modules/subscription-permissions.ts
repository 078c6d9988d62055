import type { SubscriptionStatus } from "@regain/contract/entities/enumerations";

export interface Permissions {
  /** Start therapy sessions at home. */
  readonly canPractise: boolean;
  /** See the whole report. */
  readonly canViewExpandedDashboard: boolean;
}

const all: Permissions = { canPractise: true, canViewExpandedDashboard: true };
const none: Permissions = { canPractise: false, canViewExpandedDashboard: false };

/** What a patient may do, by the state of the subscription. */
export const subscriptionPermissions: Readonly<Record<SubscriptionStatus, Permissions>> = {
  trialing: all,
  trialing_with_cc: all,
  paying: all,
  past_due: all,
  trialEnded: none,
  expired: none,
  account_created: none,
  clinician_setup: none,
};
