import { assessmentRatings } from "@regain/contract/calls/session/assessment-ratings";
import { deferAssessment } from "@regain/contract/calls/session/defer-assessment";
import { rateAssessment } from "@regain/contract/calls/session/rate-assessment";
import type { FastifyInstance } from "fastify";
import { mount } from "../../lib/http/mount.ts";
import { loadPatient } from "../patient.store.ts";
import { defer, rate, ratingSheetOf } from "./assessment.service.ts";

export function assessmentRoutes(app: FastifyInstance): void {
  mount(
    app,
    deferAssessment,
  )(async ({ params }, { actor, db, now }) => ({
    status: 200,
    body: {
      deferralsLeft: await db.withActor(actor, async (trx) =>
        defer(trx, await loadPatient(trx, params.id), now),
      ),
    },
  }));

  mount(
    app,
    assessmentRatings,
  )(async ({ params }, { actor, db }) => ({
    status: 200,
    body: await db.withActor(actor, (trx) => ratingSheetOf(trx, params.id)),
  }));

  mount(
    app,
    rateAssessment,
  )(async ({ params, body }, { actor, db, now }) => ({
    status: 200,
    body: await db.withActor(actor, async (trx) =>
      rate(trx, await loadPatient(trx, params.id), body.ratings, now),
    ),
  }));
}
