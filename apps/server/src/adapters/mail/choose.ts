import type { Config } from "../../config.ts";
import type { MailCarrier } from "./mail.ts";

/** A mail server, if one is configured; without one, mails stay in the database. */
export async function chooseCarrier({
  smtpUrl,
  mailFrom,
}: Pick<Config, "smtpUrl" | "mailFrom">): Promise<MailCarrier | undefined> {
  if (!smtpUrl) return undefined;
  const { smtpCarrier } = await import("./smtp-carrier.ts");
  return smtpCarrier({ url: smtpUrl, from: mailFrom });
}
