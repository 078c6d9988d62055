import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import type { MailCarrier } from "../adapters/mail/mail.ts";
import { sendMail } from "../modules/messaging/send-mail.job.ts";
import type { TestServer } from "./test-server.ts";

export interface Received {
  readonly to: readonly string[];
  readonly raw: Buffer;
}

/**
 * A mail server that speaks SMTP; a busy one turns the first message away.
 * @param refused addresses for which it has no mailbox; may be changed
 * @param deferred addresses for which it asks to try again later, and which it repeats in saying so
 */
export async function openMailServer({
  busy,
  port: wanted = 0,
  refused = new Set(),
  deferred = new Set(),
}: {
  readonly busy: boolean;
  readonly refused?: ReadonlySet<string>;
  readonly deferred?: ReadonlySet<string>;
  readonly port?: number;
}) {
  const received: Received[] = [];
  let isBusy = busy;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _, done) {
      if (deferred.has(address))
        return done(
          Object.assign(new Error(`4.2.0 <${address}>: Recipient address rejected: Greylisted`), {
            responseCode: 451,
          }),
        );
      if (!refused.has(address)) return done();
      return done(Object.assign(new Error("5.1.1 No such user."), { responseCode: 550 }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (isBusy) {
          isBusy = false;
          done(Object.assign(new Error("Busy, come again."), { responseCode: 451 }));
          return;
        }
        received.push({
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks),
        });
        done();
      });
    },
  });
  const listening = server.listen(wanted, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** Sends one message to it, as the job does. */
export const handOver = (
  { database, now }: TestServer,
  mailer: MailCarrier,
  mailId: string,
): Promise<void> => sendMail({ database, mailer, clock: now }).run({ mailId });
