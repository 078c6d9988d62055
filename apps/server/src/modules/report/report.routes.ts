import { performance } from "@regain/contract/calls/report/performance";
import type { FastifyInstance } from "fastify";
import { mount } from "../../lib/http/mount.ts";
import { performanceReport } from "./report.service.ts";

export function reportRoutes(app: FastifyInstance): void {
  mount(
    app,
    performance,
  )(async ({ params, query }, { actor, db, now, req }) => {
    const asked = {
      startDate: query.startDate,
      endDate: query.endDate,
      tz: query.tz,
      assistedOnly: query.assistedOnly === "true",
      // A baseline is never overwritten: it is left out only for whoever asks for that.
      ignoreStartForBaseline: query.ignoreStartDateForBaseline !== "false",
    };
    const isOwn = req.grant === "self";
    const body = await db.withActor(actor, (trx) =>
      performanceReport(trx, params.id, asked, { isOwn, now }),
    );
    return { status: 200, body };
  });
}
