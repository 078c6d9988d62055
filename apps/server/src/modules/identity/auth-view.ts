import type { Auth } from "@regain/contract/entities/user";
import { subscriptionPermissions } from "../subscription-permissions.ts";
import type { UserActor } from "../../db/actor.ts";
import type { Person } from "../account.store.ts";

/** What the web app learns about the person who is signed in. */
export function authView(
  person: Person,
  { mustChangePassword = false }: Pick<UserActor, "mustChangePassword">,
): Auth {
  const { subscription_status: status, payment_source: paymentMethod } = person;
  return {
    user: {
      userId: person.id,
      firstName: person.first_name,
      lastName: person.last_name,
      username: person.username,
      email: person.email,
      type: person.type,
      promptChangePassword: mustChangePassword,
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
