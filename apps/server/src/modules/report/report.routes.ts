import { performance } from "@regain/contract/calls/report/performance";
import { readTrends } from "@regain/contract/calls/report/trends";
import type { FastifyInstance } from "fastify";
import type { Actor } from "../../db/actor.ts";
import { mount } from "../../lib/http/mount.ts";
import { performanceReport } from "./report.service.ts";
import { trendsOf } from "./trends.service.ts";

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
      // A baseline is never overwritten: practice before the start is left out of it only on request.
      ignoreStartForBaseline: query.ignoreStartDateForBaseline !== "false",
    };
    // By a link, the report is what the patient would see.
    const isOwn = req.grant !== "caseload";
    const reader: Actor = actor.kind === "link" ? { kind: "reader", patientId: params.id } : actor;
    const body = await db.withActor(reader, (trx) =>
      performanceReport(trx, params.id, asked, { isOwn, now }),
    );
    return { status: 200, body };
  });
  mount(
    app,
    readTrends,
  )(async ({ params, query }, { actor, db, now, req }) => {
    const { by = "week", assistedOnly, ...range } = query;
    const asked = { ...range, by, assistedOnly: assistedOnly === "true" };
    const isOwn = req.grant === "self";
    const body = await db.withActor(actor, (trx) =>
      trendsOf(trx, params.id, asked, { isOwn, now }),
    );
    return { status: 200, body };
  });
}
