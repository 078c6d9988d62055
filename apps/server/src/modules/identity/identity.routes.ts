import { checkLogin } from "@regain/contract/calls/identity/check-login";
import { loadUser } from "@regain/contract/calls/identity/load-user";
import { logOut } from "@regain/contract/calls/identity/log-out";
import { login } from "@regain/contract/calls/identity/login";
import type { FastifyInstance } from "fastify";
import { mount } from "../../lib/http/mount.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { loadPerson } from "../account.store.ts";
import { revokeSession } from "./auth-session.store.ts";
import { authView } from "./auth-view.ts";
import { signIn } from "./login.service.ts";

export function identityRoutes(app: FastifyInstance): void {
  // Without looking anybody up: known and unknown names cannot differ, in words or in time.
  mount(app, checkLogin)(() => ({ status: 200, body: { action: "password", token: null } }));

  mount(
    app,
    login,
  )(async ({ body }, { db, now, req }) => {
    const device = req.headers["user-agent"] ?? "";
    const signedIn = await signIn(db, { ...body, ip: req.ip, device }, now);
    return {
      status: 200,
      body: { ctdata: { mfaRequired: false, otpResetToken: null, ...signedIn } },
    };
  });

  mount(
    app,
    loadUser,
  )(async (_, { actor, db }) => {
    const person = await db.withActor(actor, (trx) => loadPerson(trx, actor.userId));
    if (!person) throw new Refusal("session-ended");
    return { status: 200, body: authView(person) };
  });

  mount(
    app,
    logOut,
  )(async (_, { actor, db, now }) => {
    await db.withActor(actor, (trx) => revokeSession(trx, actor.sessionId, now));
    return { status: 200, body: {} };
  });
}
