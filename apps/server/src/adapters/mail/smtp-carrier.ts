import { createTransport } from "nodemailer";
import { AddressRefused, type MailCarrier, type MailContent, MailNotTaken } from "./mail.ts";
import { property } from "../../lib/property.ts";
import { mailHtml, mailText } from "./render-mail.ts";

export interface SmtpParts {
  /** `smtp://name:password@host:port`, or `smtps://` for TLS from the first byte. */
  readonly url: string;
  /** The sender, as written in a From header. */
  readonly from: string;
}

/** A mail server that does not answer must not hold up other mail for long. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

/** RFC 8058: mail clients show their own unsubscribe button and post to the address when it is pressed. */
function listHeaders({ optOut }: MailContent) {
  if (!optOut) return {};
  return {
    // Prepared: some of them do not recognize a folded address.
    "List-Unsubscribe": { prepared: true, value: `<${optOut.address}>` },
    "List-Unsubscribe-Post": { prepared: true, value: "List-Unsubscribe=One-Click" },
  };
}

/** How nodemailer reports a reply: here, a permanent refusal of the address (RFC 5321, 4.2.1). */
const isAddressRefused = (error: unknown): boolean =>
  error instanceof Error &&
  "command" in error &&
  error.command === "RCPT TO" &&
  "permanent" in error &&
  error.permanent === true;

/** Recipient addresses that mail servers repeat. */
const anyAddress = /[^\s<>"(),:;]+@[^\s<>"(),:;]+/g;

/**
 * A failure as it is logged and stored: without the person's address, which mail servers like to repeat, and without
 * nodemailer's error, which carries the whole reply.
 */
function failureOf(error: unknown, to: string): MailNotTaken {
  const code = property(error, "code");
  const said = error instanceof Error ? error.message : String(error);
  const reply = said.replaceAll(to, "…").replaceAll(anyAddress, "…");
  const why = typeof code === "string" && !reply.includes(code) ? `${code}: ${reply}` : reply;
  return isAddressRefused(error) ? new AddressRefused(why) : new MailNotTaken(why);
}

/** Sends by SMTP. A message that is sent twice has the same id, so that the recipient's mail client can tell. */
export function smtpCarrier({ url, from }: SmtpParts): MailCarrier {
  const transport = createTransport({ url, ...patience });
  return {
    async send({ id, to, content }) {
      const sending = transport.sendMail({
        from,
        to: { name: "", address: to },
        messageId: `<${id}@regain>`,
        subject: content.subject,
        text: mailText(content),
        html: mailHtml(content),
        headers: listHeaders(content),
        // Nothing is fetched and no file is read on a message's behalf, whatever it contains.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await sending.catch((error: unknown) => {
        throw failureOf(error, to);
      });
    },
    close: () => transport.close(),
  };
}
