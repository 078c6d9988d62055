import type { LetterParts } from "../modules/messaging/letter.service.ts";
import type { CommandContext } from "./command.ts";

export const lettersOf = async (context: CommandContext): Promise<LetterParts> => ({
  jobs: await context.jobs(),
  publicUrl: context.config.publicUrl,
});

/** What happens to a message that was just written. */
export function onItsWay({ config }: CommandContext, address: string): string {
  if (!config.smtpUrl)
    return "The message was written. No mail server is set (SMTP_URL), so it is kept and not sent.";
  return config.database.kind === "embedded"
    ? `The message to ${address} will be sent as soon as Regain runs again.`
    : `The message to ${address} is on its way.`;
}
