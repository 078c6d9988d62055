import { acceptOffer } from "@regain/contract/calls/billing/accept-offer";
import { changeSubscription } from "@regain/contract/calls/billing/change-subscription";
import { confirmCardUpdate } from "@regain/contract/calls/billing/confirm-card-update";
import { listReceipts } from "@regain/contract/calls/billing/list-receipts";
import { openCardUpdate } from "@regain/contract/calls/billing/open-card-update";
import { readOffer } from "@regain/contract/calls/billing/read-offer";
import { readSubscription } from "@regain/contract/calls/billing/read-subscription";
import { retrial } from "@regain/contract/calls/billing/retrial";
import type { FastifyInstance } from "fastify";
import { mount } from "../../../lib/http/mount.ts";
import { countByLink } from "../../identity/rate-limit.service.ts";
import { afterCardUpdate, cardPageFor } from "./card-update.service.ts";
import { receiptsOf } from "./receipts.service.ts";
import { extendTrial } from "../trial/retrial.service.ts";
import {
  cancel,
  offerFor,
  resume,
  subscriptionOf,
  acceptCancellationOffer,
} from "./subscription.service.ts";

export function subscriptionRoutes(app: FastifyInstance): void {
  const { config, database, payments, jobs, clock } = app.services;
  const { publicUrl } = config;
  const parts = { database, payments, clock, publicUrl, letters: { jobs, publicUrl } };

  mount(
    app,
    readSubscription,
  )(async (_, { actor, now }) => ({
    status: 200,
    body: await subscriptionOf(parts, actor.userId, now),
  }));

  mount(
    app,
    changeSubscription,
  )(async ({ body }, { actor, now }) => {
    const patientId = actor.userId;
    const { action, reason, otherReason } = body;
    const message =
      action === "cancel"
        ? await cancel(parts, patientId, { reason, otherReason }, now)
        : await resume(parts, patientId);
    return { status: 200, body: { message: message.replaceAll(" ", "+") } };
  });

  mount(
    app,
    readOffer,
  )(async (_, { actor, now }) => ({
    status: 200,
    body: await offerFor(parts, actor.userId, now),
  }));

  mount(
    app,
    acceptOffer,
  )(async (_, { actor, now }) => ({
    status: 200,
    body: await acceptCancellationOffer(parts, actor.userId, now),
  }));

  mount(
    app,
    openCardUpdate,
  )(async (_, { actor }) => ({
    status: 200,
    body: { url: await cardPageFor(parts, actor.userId) },
  }));

  mount(
    app,
    confirmCardUpdate,
  )(async ({ query }, { actor, now }) => ({
    status: 200,
    body: await afterCardUpdate(parts, actor.userId, query.sessionId, now),
  }));

  mount(
    app,
    listReceipts,
  )(async (_, { actor }) => ({
    status: 200,
    body: { receipts: await receiptsOf(parts, actor.userId) },
  }));

  mount(
    app,
    retrial,
  )(async (_, { actor, now, req }) => {
    await countByLink(database, actor, req.ip, now);
    return { status: 200, body: await extendTrial(database, actor, now) };
  });
}
