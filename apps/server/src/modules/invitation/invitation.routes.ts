import { answerInvitation } from "@regain/contract/calls/license/answer-invitation";
import { invitation } from "@regain/contract/calls/license/invitation";
import type { FastifyInstance } from "fastify";
import { system } from "../../db/actor.ts";
import { mount } from "../../lib/http/mount.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { identify } from "../identity/auth-session.service.ts";
import { countByLink } from "../identity/rate-limit.service.ts";
import { readInvitation } from "./invitation-view.service.ts";
import { acceptWithOwnAccount, decline } from "./invitation.service.ts";

export function invitationRoutes(app: FastifyInstance): void {
  const asSignUp = system("sign-up");

  mount(
    app,
    invitation,
  )(async (_, { actor, db, now }) => ({
    status: 200,
    body: await readInvitation(db, actor, now),
  }));

  mount(
    app,
    answerInvitation,
  )(async ({ params, body: { status, accessToken } }, { actor, db, now, req }) => {
    await countByLink(db, actor, req.ip, now);
    if (actor.data.invitationId !== params.id) throw new Refusal("not-found");
    const signedIn = accessToken ? await identify(db, accessToken, now) : undefined;
    const { jobs } = app.services;
    if (status === "DECLINED") await db.withActor(asSignUp, (trx) => decline(trx, actor, now));
    else
      req.concerns = await db.withActor(asSignUp, (trx) =>
        acceptWithOwnAccount(trx, jobs, actor, now, signedIn?.userId),
      );
    return { status: 200, body: { status } };
  });
}
