import { detailedPerformance } from "@regain/contract/calls/report/detailed-performance";
import type { FastifyInstance } from "fastify";
import { mount } from "../../lib/http/mount.ts";
import { detailedPerformanceOf } from "./detailed-performance.service.ts";

export function detailedPerformanceRoutes(app: FastifyInstance): void {
  mount(
    app,
    detailedPerformance,
  )(async ({ params, query }, { actor, db, now, req }) => {
    const { startDate, endDate, tz, columnType = "BySchedule" } = query;
    const isOwn = req.grant === "self";
    const body = await db.withActor(actor, (trx) =>
      detailedPerformanceOf(trx, params.id, { startDate, endDate, tz, columnType }, { isOwn, now }),
    );
    return { status: 200, body };
  });
}
