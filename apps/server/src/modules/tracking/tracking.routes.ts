import { logEvent } from "@regain/contract/calls/tracking/log-event";
import { logLink } from "@regain/contract/calls/tracking/log-link";
import { maxFreeBytes } from "@regain/contract/entities/free-json";
import type { FastifyInstance } from "fastify";
import { mount } from "../../lib/http/mount.ts";
import { keepEvent } from "./event-log.service.ts";
import { keepLinkUse } from "./link-log.service.ts";

export function trackingRoutes(app: FastifyInstance): void {
  mount(app, logEvent, { bodyLimit: 2 * maxFreeBytes })(
    async ({ params, query, body }, { actor, db, now, req }) => {
      const { eventSubType, anonymousId } = query;
      const event = { ...params, eventSubType, anonymousId, data: body, ip: req.ip };
      await keepEvent(db, actor, event, now);
      return { status: 200, body: {} };
    },
  );

  mount(app, logLink, { bodyLimit: 3 * maxFreeBytes })(async ({ body }, { db, now, req }) => {
    const { destination, referrer, user_agent, metadata = {} } = body;
    const use = { destination, referrer, userAgent: user_agent, metadata, ip: req.ip };
    await keepLinkUse(db, use, now);
    return { status: 200, body: {} };
  });
}
