import { sendTemplateEmail } from "@regain/contract/calls/messaging/send-template-email";
import { call } from "../../../lib/api.ts";
import { lastYear } from "./last-year.ts";

/**
 * Has a link to the report of the last year sent to the patient's own address.
 * @param today as of `lastYear`
 * @returns the address
 */
export async function emailReport(today: string | undefined): Promise<string> {
  const { email } = await call(sendTemplateEmail, {
    params: { templateName: "progress-report" },
    body: { replacementTokens: lastYear(today) },
  });
  return email;
}
