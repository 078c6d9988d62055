import { changeUser } from "@regain/contract/calls/license/change-user";
import { institutionUsers } from "@regain/contract/calls/license/institution-users";
import { inviteUser as inviteUserCall } from "@regain/contract/calls/license/invite-user";
import { removeUser as removeUserCall } from "@regain/contract/calls/license/remove-user";
import { sendInvitation } from "@regain/contract/calls/license/send-invitation";
import { withdrawInvitation } from "@regain/contract/calls/license/withdraw-invitation";
import type { HandlerInput } from "@regain/contract/endpoint";
import type { FastifyInstance } from "fastify";
import { mount } from "../../../lib/http/mount.ts";
import { appointAdmin } from "./appoint-admin.service.ts";
import { inviteUser, sendAgain, withdraw } from "./invite-user.service.ts";
import { removeUser } from "./remove-user.service.ts";
import { resetUser } from "./reset-user.service.ts";
import { reactivateUser, suspendUser } from "./suspend-user.service.ts";
import { listUsers } from "./users.service.ts";

const nothingSent = { sentTo: null, oneTimePassword: null };

/** Which of the call's acts this is, for the audit trail. */
function actOf({ status, institutionAdmin }: HandlerInput<typeof changeUser>["body"]): string {
  if (status) return status === "ACTIVE" ? "reactivate" : "suspend";
  if (institutionAdmin !== undefined) return institutionAdmin ? "make-admin" : "unmake-admin";
  return "reset-password";
}

const byStatus = { SUSPENDED: suspendUser, ACTIVE: reactivateUser } as const;

/** Who belongs to an institution, for its admins. */
export function institutionUsersRoutes(app: FastifyInstance): void {
  const { jobs, config } = app.services;
  const letters = { jobs, publicUrl: config.publicUrl };

  mount(
    app,
    institutionUsers,
  )(async ({ params, query }, { actor, db, now }) => ({
    status: 200,
    body: await db.withActor(actor, (trx) => listUsers(trx, params.id, actor.userId, query, now)),
  }));

  mount(
    app,
    inviteUserCall,
  )(async ({ params, body }, { actor, db, now, req }) => {
    const { id, email } = await inviteUser(db, letters, actor, params.id, body, now);
    req.auditSubject = id;
    return { status: 200, body: { id, email } };
  });

  mount(
    app,
    changeUser,
  )(async ({ params, body }, { actor, db, now, req }) => {
    const target = { admin: actor, institutionId: params.id, userId: params.userId };
    const { status, institutionAdmin } = body;
    req.auditDetail = actOf(body);
    if (status) await byStatus[status](db, letters, target, now);
    else if (institutionAdmin !== undefined) await appointAdmin(db, target, institutionAdmin);
    else return { status: 200, body: await resetUser(db, letters, target, now) };
    return { status: 200, body: nothingSent };
  });

  mount(
    app,
    removeUserCall,
  )(async ({ params, body }, { actor, db, now }) => {
    const target = { admin: actor, institutionId: params.id, userId: params.userId };
    const patients = await removeUser(db, letters, target, body.acknowledged === true, now);
    return { status: 200, body: { patients } };
  });

  mount(
    app,
    sendInvitation,
  )(async ({ params }, { actor, db, now }) => {
    const invited = { institutionId: params.id, id: params.userId };
    await sendAgain(db, letters, actor, invited, now);
    return { status: 200, body: {} };
  });

  mount(
    app,
    withdrawInvitation,
  )(async ({ params }, { db, now }) => {
    await withdraw(db, { institutionId: params.id, id: params.userId }, now);
    return { status: 200, body: {} };
  });
}
