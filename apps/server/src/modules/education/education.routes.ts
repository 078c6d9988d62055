import { film } from "@regain/content/films";
import { handout } from "@regain/contract/calls/education/handout";
import { handouts } from "@regain/contract/calls/education/handouts";
import { patientBrochure } from "@regain/contract/calls/education/patient-brochure";
import { patientBrochureFile } from "@regain/contract/calls/education/patient-brochure-file";
import { tutorial } from "@regain/contract/calls/session/tutorial";
import type { PrintedDocument } from "@regain/contract/entities/printed-document";
import { findTaskType } from "@regain/therapy/task-types/registry";
import type { FastifyInstance } from "fastify";
import type { QueueTicket } from "../../lib/limit-concurrency.ts";
import { mount } from "../../lib/http/mount.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { renderPdf } from "../../lib/pdf/render-pdf.ts";
import { brochureFor } from "./brochure.service.ts";
import { allHandouts, handoutNamed } from "./handout.rules.ts";
import { tutorialOf } from "./tutorial.rules.ts";

/** In large print, because patients read it. */
async function asPdf(document: PrintedDocument, { now, turn }: { now: Date; turn: QueueTicket }) {
  const bytes = await renderPdf(document, { now, textSize: "large" }, turn);
  return new Blob([Uint8Array.from(bytes)], { type: handout.mediaType });
}

export function educationRoutes(app: FastifyInstance): void {
  const { publicUrl } = app.services.config;

  mount(
    app,
    tutorial,
  )(({ params }) => {
    const taskType = findTaskType(params.typeId);
    if (!taskType) throw new Refusal("unknown-task-type");
    return { status: 200, body: { typeId: taskType.typeId, ...tutorialOf(taskType) } };
  });

  mount(
    app,
    handouts,
  )(() => ({ status: 200, body: { handouts: allHandouts(), film: film("MultipleChoice") } }));

  mount(
    app,
    handout,
  )(async ({ params }, { now, turn }) => {
    const document = handoutNamed(params.name);
    if (!document) throw new Refusal("not-found");
    return { status: 200, body: await asPdf(document, { now, turn }) };
  });

  mount(
    app,
    patientBrochure,
  )(async ({ params }, { actor, db }) => ({
    status: 200,
    body: await brochureFor(db, actor, params.id, publicUrl),
  }));

  mount(
    app,
    patientBrochureFile,
  )(async ({ params }, { actor, db, now, turn }) => ({
    status: 200,
    body: await asPdf(await brochureFor(db, actor, params.id, publicUrl), { now, turn }),
  }));
}
