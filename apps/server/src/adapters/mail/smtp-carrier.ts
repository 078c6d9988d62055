import { createTransport } from "nodemailer";
import { AddressRefused, type MailCarrier, type MailContent, MailNotTaken } from "./mail.ts";
import { property } from "../../lib/property.ts";
import { mailHtml, mailText } from "./render-mail.ts";

export interface SmtpParts {
  /** `smtp://name:password@host:port`, or `smtps://` for TLS from the first byte. */
  readonly url: string;
  /** Who it is from, as a mail names people. */
  readonly from: string;
}

/** A mail server that does not answer must not hold up the others for long. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

/** RFC 8058: readers of mail show a button of their own, and post to the address when it is pressed. */
function listHeaders({ optOut }: MailContent) {
  if (!optOut) return {};
  return {
    // Prepared: a folded address is one that some of them do not find.
    "List-Unsubscribe": { prepared: true, value: `<${optOut.address}>` },
    "List-Unsubscribe-Post": { prepared: true, value: "List-Unsubscribe=One-Click" },
  };
}

/** What nodemailer says of a reply: here that of the address, and not to be asked again (RFC 5321, 4.2.1). */
const isAddressRefused = (error: unknown): boolean =>
  error instanceof Error &&
  "command" in error &&
  error.command === "RCPT TO" &&
  "permanent" in error &&
  error.permanent === true;

/** What mail servers repeat of whom a message was for. */
const anyAddress = /[^\s<>"(),:;]+@[^\s<>"(),:;]+/g;

/**
 * What a failure is logged and kept as: without the person's address, which mail servers like to repeat, and without
 * the error of nodemailer, on which the whole reply hangs.
 */
function failureOf(error: unknown, to: string): MailNotTaken {
  const code = property(error, "code");
  const said = error instanceof Error ? error.message : String(error);
  const reply = said.replaceAll(to, "…").replaceAll(anyAddress, "…");
  const why = typeof code === "string" && !reply.includes(code) ? `${code}: ${reply}` : reply;
  return isAddressRefused(error) ? new AddressRefused(why) : new MailNotTaken(why);
}

/** Sends by SMTP. A message that is sent twice bears the same id, by which its reader knows it. */
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
        // Nothing is fetched and no file is read for a message, whatever it says.
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
