import { correctResponse } from "@regain/contract/calls/session/correct-response";
import { startClinicSession } from "@regain/contract/calls/session/start-clinic-session";
import type { FastifyInstance } from "fastify";
import { mount } from "../../lib/http/mount.ts";
import { authorName } from "../author-name.store.ts";
import { startInClinic } from "./clinic.service.ts";
import { correctAnswer, judgementOf } from "./correction.service.ts";
import { sessionOnTheWire } from "./session.service.ts";

/** What a clinician does with a patient's practice. */
export function clinicRoutes(app: FastifyInstance): void {
  mount(
    app,
    startClinicSession,
  )(async ({ params }, { actor, db, now }) => {
    const { session, submit } = await db.withActor(actor, (trx) =>
      startInClinic(trx, actor.userId, params.id, now),
    );
    const body = {
      session: sessionOnTheWire(session, now),
      submitToken: submit.token,
      submitUntil: submit.expiresAt.toISOString(),
    };
    return { status: 200, body };
  });

  mount(
    app,
    correctResponse,
  )(async ({ params: { id, responseId }, body: asked }, { actor, db, now }) => {
    const counted = judgementOf(asked.result, asked.accuracy);
    const { reason } = asked;
    const subject = { patientId: id, responseId, authorId: actor.userId };
    const correction = await db.withActor(actor, async (trx) => ({
      ...counted,
      reason,
      correctionId: await correctAnswer(trx, { ...subject, ...counted, reason }, now),
      authorName: await authorName(trx, id, actor.userId),
      correctedAt: now.toISOString(),
    }));
    return { status: 201, body: { correction, counted } };
  });
}
