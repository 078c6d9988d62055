import type { Auth, User } from "@regain/contract/entities/user";

/** A signed-in person for tests: a paying patient unless the test says otherwise. */
export function somebody({
  institutionInfo = null,
  subscriptionState = {
    status: "paying",
    paymentMethod: "Stripe",
    hasReceipts: true,
    permissions: { canViewExpandedDashboard: true, canPractise: true },
  },
  ...user
}: Partial<User> & Partial<Omit<Auth, "user">> = {}): Auth {
  return {
    user: {
      userId: "01990000-0000-7000-8000-000000000001",
      firstName: null,
      lastName: null,
      username: "somebody",
      email: null,
      type: "patient",
      promptChangePassword: false,
      createDate: "2026-05-01T08:00:00Z",
      leadSourceDetails: null,
      ...user,
    },
    institutionInfo,
    subscriptionState,
  };
}

export const rosa = somebody({ firstName: "Rosa", username: "rosa", email: "rosa@example.org" });

export const dana = somebody({
  firstName: "Dana",
  username: "dana",
  type: "clinician",
  subscriptionState: null,
});

export const greta = somebody({
  firstName: "Greta",
  username: "greta",
  type: "clinician",
  subscriptionState: null,
  institutionInfo: {
    institutionAdmin: true,
    institutionId: "01990000-0000-7000-8000-000000000002",
  },
});
