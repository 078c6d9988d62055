import type { completeAccount } from "@regain/contract/calls/activation/complete-account";
import type { CallInput } from "@regain/contract/endpoint";
import type { FormNames } from "../../lib/forms/server-errors.ts";
import type { WizardValues } from "./wizard-form.ts";

/** What the device and the link add to the form. */
export interface Circumstances {
  readonly username: string;
  readonly source: string;
  readonly requestId: string;
  readonly clientIpAddress: string | undefined;
  readonly timeZone: string;
}

/** The wizard's names of wire fields. */
export const formNames: FormNames = {
  "pages.Account.email": "email",
  "pages.Account.password": "password",
  "pages.Location.locale": "locale",
  "pages.Demographics.age": "age",
  "pages.Demographics.firstName": "firstName",
  "pages.Demographics.lastName": "lastName",
  "pages.Diagnosis.skills": "areas",
  "pages.Diagnosis.disorders": "conditions",
  "pages.Diagnosis.since": "conditionsPeriod",
};

/** The pages of the wire format, which are divided differently from the wizard's steps. */
export function completionOf(
  values: WizardValues,
  { username, source, requestId, clientIpAddress, timeZone }: Circumstances,
): CallInput<typeof completeAccount>["body"] {
  const { email, password, locale, age, firstName, lastName } = values;
  return {
    platform: "web",
    ...(clientIpAddress ? { client_ip_address: clientIpAddress } : {}),
    source,
    request_id: requestId,
    pages: {
      Account: { accept_eula: true, email, username, password },
      Location: { locale, timeZone },
      Demographics: { age, firstName, lastName },
      Diagnosis: {
        skills: [...values.areas],
        disorders: [...values.conditions],
        since: values.conditionsPeriod || null,
      },
    },
  };
}
