import type { Auth } from "@regain/contract/entities/user";
import { subscriptionPermissions } from "../subscription-permissions.ts";
import type { Person } from "../account.store.ts";

export interface WayOfSession {
  /** Somebody who came in by a card or a link has no password to change, and must not be held up by one. */
  readonly cameByPassword: boolean;
}

/** What the web app learns about the person who is signed in. */
export function authView(person: Person, { cameByPassword }: WayOfSession): Auth {
  const { subscription_status: status, payment_source: paymentMethod } = person;
  return {
    user: {
      userId: person.id,
      firstName: person.first_name,
      lastName: person.last_name,
      username: person.username,
      email: person.email,
      type: person.type,
      promptChangePassword: person.prompt_change_password && cameByPassword,
      createDate: person.created_at.toISOString(),
      leadSourceDetails: person.lead_source_details,
    },
    institutionInfo: person.institution_id
      ? { institutionId: person.institution_id, institutionAdmin: person.institution_admin }
      : null,
    subscriptionState:
      status && paymentMethod
        ? {
            status,
            paymentMethod,
            hasReceipts: person.customer_id !== null,
            permissions: subscriptionPermissions[status],
          }
        : null,
  };
}
