import { recordingSound } from "@regain/contract/calls/session/recording-sound";
import { recordings } from "@regain/contract/calls/session/recordings";
import type { FastifyInstance } from "fastify";
import { mount } from "../../lib/http/mount.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { findSound } from "./speech.store.ts";
import { spokenAnswersOf } from "./spoken-answers.service.ts";

/** Listening to what was said. */
export function recordingsRoutes(app: FastifyInstance): void {
  const { objects, config } = app.services;

  mount(
    app,
    recordings,
  )(async ({ params, query }, { actor, db, now }) => {
    const { startDate, endDate, page = 1, recognised } = query;
    const asked = {
      startDate,
      endDate,
      page,
      onlyUnrecognised: recognised === "none",
      keptDays: config.recordingDays,
      isOwn: actor.userId === params.id,
    };
    const body = await db.withActor(actor, (trx) => spokenAnswersOf(trx, params.id, asked, now));
    return { status: 200, body };
  });

  mount(
    app,
    recordingSound,
  )(async ({ params: { id, recordingId } }, { actor, db, now }) => {
    const kept = { now, keptDays: config.recordingDays };
    const key = await db.withActor(actor, (trx) => findSound(trx, id, recordingId, kept));
    const sound = key ? await objects.get(key) : undefined;
    if (!sound) throw new Refusal("not-found");
    return { status: 200, body: new Blob([sound], { type: recordingSound.mediaType }) };
  });
}
