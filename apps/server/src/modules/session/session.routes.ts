import { randomUUID } from "node:crypto";
import { nextActivity } from "@regain/contract/calls/session/next-activity";
import { prefetchSession } from "@regain/contract/calls/session/prefetch-session";
import { sendResponses } from "@regain/contract/calls/session/send-responses";
import { startSession } from "@regain/contract/calls/session/start-session";
import { taskTypes as taskTypesCall } from "@regain/contract/calls/session/task-types";
import { taskTypes } from "@regain/therapy/task-types/registry";
import type { FastifyInstance } from "fastify";
import { publish } from "../../lib/server-events.ts";
import { mount } from "../../lib/http/mount.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { enforceRateLimitsNow } from "../identity/rate-limit.service.ts";
import { limitOfAccount } from "../identity/rate-limit.rules.ts";
import { issueSubmitToken } from "../identity/submit-token.service.ts";
import { loadPatient } from "../patient.store.ts";
import { requireClinicResults } from "./clinic.service.ts";
import { ingestResults } from "./response.service.ts";
import { isOnlyAbout } from "./response.rules.ts";
import { startableUntil } from "./session.rules.ts";
import {
  prefetchScheduled,
  sessionOnTheWire,
  startAssessment,
  startScheduled,
  startSelfGuided,
} from "./session.service.ts";
import { taskTypeSummary } from "./task-type.rules.ts";
import { welcome } from "./welcome.service.ts";

/**
 * One result with two thousand long events, or a hundred common results. Beyond that, a device
 * sends fewer at a time.
 */
const resultsLimit = 4 * 2 ** 20;

export function sessionRoutes(app: FastifyInstance): void {
  mount(
    app,
    startSession,
  )(async ({ params, query }, { actor, db, now }) => {
    const start = { place: "home", now, seed: randomUUID() } as const;
    if (params.kind === "SELF_GUIDED")
      await enforceRateLimitsNow(db, [limitOfAccount("own choices", actor.userId)], now);
    const session = await db.withActor(actor, async (trx) => {
      const patient = await loadPatient(trx, params.id);
      if (params.kind === "SCHEDULED") return startScheduled(trx, patient, query.scheduleId, start);
      if (params.kind === "ASSESSMENT") return startAssessment(trx, patient, start);
      if (!query.taskTypeIds)
        throw new Refusal("malformed-request", {
          fields: { taskTypeIds: "Name the exercises to practise." },
        });
      const typeIds = new Set(query.taskTypeIds.split(",").map(Number));
      return startSelfGuided(trx, patient, typeIds, start);
    });
    return { status: 200, body: sessionOnTheWire(session, now) };
  });

  mount(
    app,
    prefetchSession,
  )(async ({ params }, { actor, db, now }) => {
    const start = { place: "home", now, seed: randomUUID() } as const;
    const { session, submit } = await db.withActor(actor, async (trx) => {
      const patient = await loadPatient(trx, params.id);
      const { patientId } = patient;
      const found = await prefetchScheduled(trx, patient, start);
      const subject = { patientId, sessionId: found.row.session_id };
      return { session: found, submit: await issueSubmitToken(trx, subject, now) };
    });
    const body = {
      session: sessionOnTheWire(session, now),
      submitToken: submit.token,
      submitUntil: submit.expiresAt.toISOString(),
      startUntil: startableUntil(session.row, now).toISOString(),
    };
    return { status: 200, body };
  });

  mount(app, sendResponses, { bodyLimit: resultsLimit })(
    async ({ params, body }, { actor, db, now, req }) => {
      // As a whole: what is refused stays on the device until somebody signs in.
      if (actor.kind === "submitter" && !isOnlyAbout(actor.sessionId, body))
        throw new Refusal("other-session");
      const { answers, differences } = await db.withActor(actor, async (trx) => {
        if (req.grant === "caseload") await requireClinicResults(trx, params.id, body);
        const patient = await loadPatient(trx, params.id);
        return ingestResults(trx, { ...patient, userId: actor.userId }, body, now);
      });
      for (const difference of differences)
        req.log.warn({ difference }, "The server scored a result differently from the player.");
      const outcomes = Object.groupBy(answers, ({ status }) => status);
      publish("answers", {
        stored: outcomes.stored?.length ?? 0,
        duplicate: outcomes.duplicate?.length ?? 0,
        rejected: outcomes.rejected?.length ?? 0,
        scoredOtherwise: differences.length,
      });
      return { status: 200, body: { results: [...answers] } };
    },
  );

  mount(
    app,
    nextActivity,
  )(async ({ params, query }, { actor, db, now }) => ({
    status: 200,
    body: await db.withActor(actor, (trx) => welcome(trx, params.id, query, now)),
  }));

  mount(
    app,
    taskTypesCall,
  )(() => ({
    status: 200,
    body: { taskTypes: taskTypes.map(taskTypeSummary) },
  }));
}
