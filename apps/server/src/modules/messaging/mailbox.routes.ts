import type { FastifyInstance, FastifyReply } from "fastify";
import { escapeHtml, mailHtml } from "../../adapters/mail/render-mail.ts";
import { system } from "../../db/actor.ts";
import type { MailRow } from "../../db/tables/messaging.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { findMail, latestMails } from "./mail.store.ts";

const maxShown = 100;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Messages contain their own styles, and may do nothing else. */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const page = (reply: FastifyReply, html: string) =>
  reply
    .header("content-security-policy", contentSecurityPolicy)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(html);

const line = ({ mail_id, content, recipient, created_at }: MailRow) =>
  `<li style="margin:0 0 16px"><a href="/demo/mailbox/${mail_id}">${escapeHtml(content.subject)}</a><br>to ${escapeHtml(recipient)}, ${created_at.toISOString().slice(0, 16).replace("T", " ")} UTC</li>`;

function listHtml(mails: readonly MailRow[]): string {
  const list =
    mails.length > 0
      ? `<ol style="list-style:none;padding:0">${mails.map(line).join("")}</ol>`
      : "<p>No message was sent yet. Messages to people appear here.</p>";
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox of the demo</title></head>
<body style="max-width:640px;margin:0 auto;padding:24px;background:#FBF8F3;color:#1C2B2D;font:18px/1.5 Arial,sans-serif">
<main>
<h1>Mailbox of the demo</h1>
${list}
</main>
</body>
</html>
`;
}

/**
 * What Regain has written to people, for anyone trying it out: only where there is a demo, which is
 * never in production.
 */
export function mailboxRoutes(app: FastifyInstance): void {
  const { config, database } = app.services;
  if (!config.demo) return;
  const actor = system("demo");
  app.get("/demo/mailbox", async (_, reply) =>
    page(reply, listHtml(await database.withActor(actor, (trx) => latestMails(trx, maxShown)))),
  );
  app.get<{ Params: { id: string } }>("/demo/mailbox/:id", async ({ params }, reply) => {
    const row = uuid.test(params.id)
      ? await database.withActor(actor, (trx) => findMail(trx, params.id))
      : undefined;
    if (!row) throw new Refusal("not-found");
    return page(reply, mailHtml(row.content));
  });
}
