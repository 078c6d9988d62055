import { createTransport } from "nodemailer";
import { AddressRefused, type MailCarrier, type MailContent } from "./mail.ts";
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
const isAddressRefused = (error: unknown): error is Error =>
  error instanceof Error &&
  "command" in error &&
  error.command === "RCPT TO" &&
  "permanent" in error &&
  error.permanent === true;

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
        throw isAddressRefused(error) ? new AddressRefused(error.message, { cause: error }) : error;
      });
    },
    close: () => transport.close(),
  };
}
