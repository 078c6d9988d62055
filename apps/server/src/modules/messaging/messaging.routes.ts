import { sendTemplateEmail } from "@regain/contract/calls/messaging/send-template-email";
import type { FastifyInstance } from "fastify";
import { mount } from "../../lib/http/mount.ts";
import { sendOwnMail } from "./messaging.service.ts";
import { noEmailRoutes } from "./opt-out.routes.ts";

export function messagingRoutes(app: FastifyInstance): void {
  const { jobs, config } = app.services;
  mount(
    app,
    sendTemplateEmail,
  )(async ({ params, body }, { actor, db, now }) => {
    const wish = { templateName: params.templateName, tokens: body.replacementTokens };
    const parts = { jobs, publicUrl: config.publicUrl };
    const email = await db.withActor(actor, (trx) => sendOwnMail(trx, parts, actor, wish, now));
    return { status: 200, body: { email } };
  });

  noEmailRoutes(app);
}
