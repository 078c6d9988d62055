import { exportEverything } from "@regain/contract/calls/export/export-everything";
import { exportFhir } from "@regain/contract/calls/export/export-fhir";
import { exportResponses } from "@regain/contract/calls/export/export-responses";
import type { FastifyInstance } from "fastify";
import { FileStream } from "../../lib/http/file-stream.ts";
import { type CallContext, mount } from "../../lib/http/mount.ts";
import { serialQueue } from "../../lib/serial-queue.ts";
import { everything } from "./everything.service.ts";
import type { Export } from "./export-parts.ts";
import { fhirBundle } from "./fhir-bundle.service.ts";
import { responsesCsv } from "./responses-csv.service.ts";
import { roomForExports } from "./room-for-exports.ts";

/** Enough for years of practice over a slow connection. */
const options = { timeoutMs: 60 * 60_000 };

type AnyExport = typeof exportResponses | typeof exportFhir | typeof exportEverything;

/** Exports of a patient's data: by the patient, whatever the subscription, and by their clinicians. */
export function exportRoutes(app: FastifyInstance): void {
  const { config } = app.services;
  const { publicUrl, apiVersion } = config;
  const lane = serialQueue();
  const withRoom = roomForExports();

  const exportOf = (
    patientId: string,
    { actor, db, now, req }: CallContext<AnyExport>,
  ): Export => ({
    db,
    actor,
    patientId,
    isOwn: req.grant === "self",
    now,
    recordingDays: config.recordingDays,
    lane,
  });

  /** @param parts called once there is room */
  async function answer(
    { turn }: CallContext<AnyExport>,
    file: Parameters<typeof FileStream.begin>[0],
    parts: () => AsyncIterable<string>,
  ) {
    const body = await withRoom(turn, () => FileStream.begin(file, parts()));
    return { status: 200, body } as const;
  }

  mount(
    app,
    exportResponses,
    options,
  )(async ({ params }, context) => {
    const file = { type: "text/csv; charset=utf-8; header=present", name: "regain-answers.csv" };
    return answer(context, file, () => responsesCsv(exportOf(params.id, context)));
  });

  mount(
    app,
    exportFhir,
    options,
  )(async ({ params }, context) => {
    const file = { type: `${exportFhir.mediaType}; charset=utf-8`, name: "regain-fhir.json" };
    return answer(context, file, () => fhirBundle(exportOf(params.id, context), publicUrl));
  });

  mount(
    app,
    exportEverything,
    options,
  )(async ({ params }, context) => {
    const file = { type: "application/json; charset=utf-8", name: "regain-everything.json" };
    return answer(context, file, () =>
      everything(exportOf(params.id, context), { version: apiVersion, publicUrl }),
    );
  });
}
