import { calendar } from "@regain/contract/calls/report/calendar";
import { dailyCompliance } from "@regain/contract/calls/report/daily-compliance";
import type { FastifyInstance } from "fastify";
import { mount } from "../../lib/http/mount.ts";
import { countView } from "../tracking/event-log.service.ts";
import { compliance, practiceCalendar } from "./calendar.service.ts";

export function calendarRoutes(app: FastifyInstance): void {
  mount(
    app,
    calendar,
  )(async ({ params, query }, { actor, db, now }) => {
    const body = await db.withActor(actor, (trx) => practiceCalendar(trx, params.id, query, now));
    return { status: 200, body };
  });

  mount(
    app,
    dailyCompliance,
  )(async ({ params, query }, { actor, db, now, req }) => {
    const days = await db.withActor(actor, (trx) => compliance(trx, params.id, query, now));
    if (query.logEvent === "true")
      await countView(db, actor, { what: "calendar", ip: req.ip }, now);
    return { status: 200, body: { days } };
  });
}
