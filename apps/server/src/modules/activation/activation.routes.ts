import { acceptHomework } from "@regain/contract/calls/activation/accept-homework";
import { completeAccount as completeAccountCall } from "@regain/contract/calls/activation/complete-account";
import { homeworkInvitation } from "@regain/contract/calls/activation/homework-invitation";
import { preauthorized } from "@regain/contract/calls/activation/preauthorized";
import { userInfo } from "@regain/contract/calls/activation/user-info";
import type { FastifyInstance } from "fastify";
import { system } from "../../db/actor.ts";
import { deviceOf } from "../../lib/http/device-of.ts";
import { mount } from "../../lib/http/mount.ts";
import { completeAccount } from "./complete-account.service.ts";
import { acceptHomeworkInvitation, readHomeworkInvitation } from "./homework-invitation.service.ts";
import { readPreauthorised } from "./preauthorised.service.ts";
import { setUpAccount } from "./set-up.service.ts";

export function activationRoutes(app: FastifyInstance): void {
  const { config, jobs, leaks } = app.services;
  const letters = { jobs, publicUrl: config.publicUrl };
  const asSignUp = system("sign-up");

  mount(
    app,
    preauthorized,
  )(async (_, { actor, db }) => ({
    status: 200,
    body: await db.withActor(asSignUp, (trx) => readPreauthorised(trx, actor)),
  }));

  mount(
    app,
    completeAccountCall,
  )(async ({ body: { pages, source } }, { actor, db, now, req }) => {
    const device = deviceOf(req);
    const completion = { link: actor, pages, source, ip: req.ip, device };
    const { token, joined } = await completeAccount(db, { ...letters, leaks }, completion, now);
    req.concerns = joined;
    return { status: 200, body: { data: { token } } };
  });

  mount(
    app,
    homeworkInvitation,
  )(async (_, { actor, db }) => ({
    status: 200,
    body: await db.withActor(asSignUp, (trx) => readHomeworkInvitation(trx, actor)),
  }));

  mount(
    app,
    acceptHomework,
  )(async ({ params, body }, { actor, db, now, req }) => {
    const answer = {
      patientId: params.id,
      clinicianId: params.clinicianId,
      email: body.email,
      isManagedByCaregiver: body.careGiver,
      password: body.password,
      timeZone: body.timeZone,
      ip: req.ip,
    };
    await acceptHomeworkInvitation(db, { leaks }, actor, answer, now);
    return { status: 200, body: {} };
  });

  mount(
    app,
    userInfo,
  )(async ({ params: { userId }, body: details }, { db, now, req }) => {
    await setUpAccount(db, letters, { userId, details, ip: req.ip }, now);
    return { status: 200, body: {} };
  });
}
