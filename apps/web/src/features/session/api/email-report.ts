import { sendTemplateEmail } from "@regain/contract/calls/messaging/send-template-email";
import { call } from "../../../lib/api.ts";
import { lastYear } from "./last-year.ts";

/**
 * Emails a link to the past year's report to the patient's own address.
 * @param today as in `lastYear`
 * @returns the address
 */
export async function emailReport(today: string | undefined): Promise<string> {
  const { email } = await call(sendTemplateEmail, {
    params: { templateName: "progress-report" },
    body: { replacementTokens: lastYear(today) },
  });
  return email;
}
