import { loadUser } from "@regain/contract/calls/identity/load-user";
import { logOut } from "@regain/contract/calls/identity/log-out";
import { simpleStatus } from "@regain/contract/calls/identity/simple-status";
import type { FastifyInstance } from "fastify";
import { mount } from "../../lib/http/mount.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { loadPerson } from "../account.store.ts";
import { revokeSession } from "./auth-session.store.ts";
import { authView } from "./auth-view.ts";
import { loginRoutes } from "./login.routes.ts";
import { passwordRoutes } from "./password.routes.ts";
import { signInCardRoutes } from "./sign-in-card.routes.ts";
import { signInLinkRoutes } from "./sign-in-link.routes.ts";
import { simpleStatusOf } from "./simple-status.service.ts";
import { singleSignOnRoutes } from "./single-sign-on.routes.ts";

export function identityRoutes(app: FastifyInstance): void {
  mount(
    app,
    loadUser,
  )(async (_, { actor, db }) => {
    const person = await db.withActor(actor, (trx) => loadPerson(trx, actor.userId));
    if (!person) throw new Refusal("session-ended");
    return { status: 200, body: authView(person, actor) };
  });

  mount(
    app,
    logOut,
  )(async (_, { actor, db, now }) => {
    await db.withActor(actor, (trx) => revokeSession(trx, actor.sessionId, now));
    return { status: 200, body: {} };
  });

  mount(
    app,
    simpleStatus,
  )(async ({ query }, { db, req, now }) => ({
    status: 200,
    body: await simpleStatusOf(db, req, query.emailOrUsername, now),
  }));

  loginRoutes(app);
  signInLinkRoutes(app);
  signInCardRoutes(app);
  passwordRoutes(app);
  singleSignOnRoutes(app);
}
