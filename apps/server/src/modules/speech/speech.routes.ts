import { recogniseSpeech } from "@regain/contract/calls/session/recognise-speech";
import { dayMs } from "@regain/contract/durations";
import { maxRecordingBytes } from "@regain/contract/entities/recording";
import type { FastifyInstance } from "fastify";
import { mount } from "../../lib/http/mount.ts";
import { hearAnswer } from "./speech.service.ts";

export function speechRoutes(app: FastifyInstance): void {
  const { objects, recogniser, config } = app.services;
  mount(app, recogniseSpeech, { bodyLimit: maxRecordingBytes * 2 })(
    async ({ params, form }, { actor, db, now, req, isScanned }) => ({
      status: 200,
      body: await hearAnswer(
        {
          db,
          objects,
          recogniser,
          keptForMs: config.recordingDays * dayMs,
          onBroken: (error) => req.log.error({ err: error }, "The speech recognizer failed."),
        },
        actor,
        {
          patientId: params.id,
          taskId: form.fields.task,
          file: form.files.recording,
          isScanned,
        },
        now,
      ),
    }),
  );
}
