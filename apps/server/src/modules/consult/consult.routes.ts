import { requestAppointment } from "@regain/contract/calls/consult/request-appointment";
import { checkAvailability } from "@regain/contract/calls/consult/check-availability";
import { readConsult } from "@regain/contract/calls/consult/read-consult";
import { tokenPrefixes } from "@regain/contract/token-prefixes";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { mount } from "../../lib/http/mount.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { requestToken } from "../../lib/http/request-token.ts";
import { hasTherapists, widgetAddress } from "./consult.rules.ts";
import { askerOf, saveAppointmentRequest } from "./consult.service.ts";

/** A call by somebody's own session is about them. */
function noteCaller(request: FastifyRequest): void {
  request.isAboutCaller = request.actor.kind === "user";
}

/**
 * No token is needed here, but an unknown one came from a broken link, which is reported rather
 * than ignored. Somebody whose session has ended counts as a visitor.
 */
function refuseBrokenLink(request: FastifyRequest): void {
  const token = requestToken(request);
  if (request.actor.kind === "anonymous" && token && !token.startsWith(tokenPrefixes.session))
    throw new Refusal("link-unknown");
}

export function consultRoutes(app: FastifyInstance): void {
  const { jobs, config } = app.services;
  const { publicUrl, supportEmail, schedulingWidgetUrl } = config;

  mount(
    app,
    readConsult,
  )(async (_, { actor, db, req }) => {
    noteCaller(req);
    refuseBrokenLink(req);
    const { email, name } = await askerOf(db, actor);
    return { status: 200, body: { email, name } };
  });

  mount(
    app,
    checkAvailability,
  )(({ query }, { req }) => {
    refuseBrokenLink(req);
    const isAvailable = hasTherapists(query.state);
    const widgetUrl =
      isAvailable && schedulingWidgetUrl ? widgetAddress(schedulingWidgetUrl, query.state) : null;
    return { status: 200, body: { isAvailable, widgetUrl } };
  });

  mount(
    app,
    requestAppointment,
  )(async ({ body }, { actor, db, now, req }) => {
    noteCaller(req);
    refuseBrokenLink(req);
    const asker = await askerOf(db, actor);
    const parts = { db, jobs, publicUrl, supportEmail };
    await saveAppointmentRequest(parts, { asker, wish: body, ip: req.ip }, now);
    return { status: 200, body: {} };
  });
}
