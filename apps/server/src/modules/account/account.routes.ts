import { requestDeletion } from "@regain/contract/calls/account/request-deletion";
import { changeAccount } from "@regain/contract/calls/account/change-account";
import { changePassword } from "@regain/contract/calls/account/change-password";
import { deviceSessions } from "@regain/contract/calls/account/device-sessions";
import { endDeviceSession } from "@regain/contract/calls/account/end-device-session";
import { endOtherSessions } from "@regain/contract/calls/account/end-other-sessions";
import { proveIdentity } from "@regain/contract/calls/account/prove-identity";
import { readAccount } from "@regain/contract/calls/account/read-account";
import { sendProofCode } from "@regain/contract/calls/account/send-proof-code";
import { cancelDeletion } from "@regain/contract/calls/account/cancel-deletion";
import type { FastifyInstance } from "fastify";
import { system } from "../../db/actor.ts";
import { mount } from "../../lib/http/mount.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { revokeSessions } from "../identity/auth-session.service.ts";
import { changeOwnPassword } from "../identity/change-password.service.ts";
import { giveOwnPassword, giveProofCode, sendCodeToProve } from "../identity/proof.service.ts";
import { offeredLocales } from "../signup/locales.rules.ts";
import { accountOnTheWire, changeDetails, readDetails } from "./account.service.ts";
import { endSessionOf, liveSessions } from "./account.store.ts";
import { scheduleDeletion } from "./deletion.service.ts";
import { keepAccount } from "./cancel-deletion.service.ts";

export function accountRoutes(app: FastifyInstance): void {
  const { jobs, config, leaks } = app.services;
  const letters = { jobs, publicUrl: config.publicUrl };
  const locales = offeredLocales.map(({ code }) => code);

  mount(
    app,
    readAccount,
  )(async (_, { actor, db }) => {
    const row = await db.withActor(system("sign-in"), (trx) => readDetails(trx, actor.userId));
    return { status: 200, body: accountOnTheWire(row) };
  });

  mount(
    app,
    changeAccount,
  )(async ({ body }, { actor, db, now, req }) => ({
    status: 200,
    body: await changeDetails({ ...letters, db, locales, ip: req.ip }, actor, body, now),
  }));

  mount(
    app,
    changePassword,
  )(async ({ body }, { actor, db, now }) => {
    await changeOwnPassword(db, { ...letters, leaks }, actor, body, now);
    return { status: 200, body: {} };
  });

  mount(
    app,
    proveIdentity,
  )(async ({ body: { password, code = "", email } }, { actor, db, now, req }) => {
    if (password !== undefined) await giveOwnPassword(db, actor, password, now);
    else await giveProofCode(db, { ...actor, ip: req.ip }, { code, email }, now);
    return { status: 200, body: {} };
  });

  mount(
    app,
    sendProofCode,
  )(async ({ body }, { actor, db, now, req }) => {
    await sendCodeToProve(db, letters, { ...actor, ip: req.ip }, body.email, now);
    return { status: 200, body: {} };
  });

  mount(
    app,
    deviceSessions,
  )(async (_, { actor, db, now }) => {
    const rows = await db.withActor(actor, (trx) => liveSessions(trx, actor.userId, now));
    const sessions = rows.map(({ id, device, created_at, last_used_at }) => ({
      id,
      device,
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at.toISOString(),
      isThisOne: id === actor.sessionId,
    }));
    return { status: 200, body: { sessions } };
  });

  mount(
    app,
    endDeviceSession,
  )(async ({ params }, { actor, db, now }) => {
    const isEnded = await db.withActor(actor, (trx) => endSessionOf(trx, params, now));
    if (!isEnded) throw new Refusal("not-found");
    return { status: 200, body: {} };
  });

  mount(
    app,
    endOtherSessions,
  )(async (_, { actor, db, now }) => {
    await db.withActor(actor, (trx) => revokeSessions(trx, actor.userId, now, actor.sessionId));
    return { status: 200, body: {} };
  });

  mount(
    app,
    requestDeletion,
  )(async ({ body }, { actor, db, now }) => {
    const due = await scheduleDeletion({ ...letters, db }, actor, body.password, now);
    return { status: 200, body: { deletionDueAt: due.toISOString() } };
  });

  mount(
    app,
    cancelDeletion,
  )(async (_, { actor, db, now }) => {
    await keepAccount({ ...letters, db }, actor.userId, now);
    return { status: 200, body: {} };
  });
}
