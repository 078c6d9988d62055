import { forgotPassword } from "@regain/contract/calls/identity/forgot-password";
import { institutionPasswordRequirements } from "@regain/contract/calls/identity/institution-password-requirements";
import { readPasswordReset } from "@regain/contract/calls/identity/read-password-reset";
import { resetPassword } from "@regain/contract/calls/identity/reset-password";
import { userPasswordRequirements } from "@regain/contract/calls/identity/user-password-requirements";
import { fieldMessages } from "@regain/contract/field-messages";
import { usualRequirements } from "@regain/contract/password-rules";
import type { FastifyInstance } from "fastify";
import { system } from "../../db/actor.ts";
import { deviceOf } from "../../lib/http/device-of.ts";
import { mount } from "../../lib/http/mount.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { ownerOfLink, sendPasswordLink, setPasswordByLink } from "./new-password.service.ts";
import { requirementsAt, requirementsFor } from "./password-requirements.store.ts";

const actor = system("sign-in");

export function passwordRoutes(app: FastifyInstance): void {
  const { jobs, config, leaks } = app.services;
  const letters = { jobs, publicUrl: config.publicUrl };

  mount(
    app,
    forgotPassword,
  )(async ({ query }, { db, now, req }) => {
    const name = query.email ?? query.username;
    if (!name)
      throw new Refusal("malformed-request", { fields: { username: fieldMessages.loginName } });
    const asking = { name, ip: req.ip, returnUrl: query.returnUrl };
    await sendPasswordLink(db, letters, asking, now);
    return { status: 200, body: {} };
  });

  mount(
    app,
    readPasswordReset,
  )(async (_, { actor: link, db }) => {
    const { id, username } = await db.withActor(actor, (trx) => ownerOfLink(trx, link));
    return { status: 200, body: { userId: id, username } };
  });

  mount(
    app,
    resetPassword,
  )(async ({ body }, { actor: link, db, now, req }) => {
    const wish = {
      link,
      newPassword: body.newPassword,
      ip: req.ip,
      device: deviceOf(req),
    };
    const { accessToken, concerned } = await setPasswordByLink(
      db,
      { ...letters, leaks },
      wish,
      now,
    );
    req.concerns = concerned;
    return { status: 200, body: { accessToken } };
  });

  mount(
    app,
    userPasswordRequirements,
  )(async ({ params }, { actor: asking, db }) => {
    if (asking.userId !== params.userId) throw new Refusal("not-found");
    const wanted = await db.withActor(actor, (trx) => requirementsFor(trx, params.userId));
    return { status: 200, body: wanted ?? usualRequirements };
  });

  mount(
    app,
    institutionPasswordRequirements,
  )(async ({ params }, { db }) => {
    const wanted = await db.withActor(actor, (trx) => requirementsAt(trx, params.id));
    if (!wanted) throw new Refusal("not-found");
    return { status: 200, body: wanted };
  });
}
