import { answeredItem } from "@regain/contract/calls/report/answered-item";
import { responses } from "@regain/contract/calls/report/responses";
import { screenshot } from "@regain/contract/calls/report/screenshot";
import type { FastifyInstance } from "fastify";
import { mount } from "../../lib/http/mount.ts";
import { answeredItemOf, responsesOf } from "./responses.service.ts";
import { screenshotOf } from "./screenshot.service.ts";

/** Opened on its own, it runs nothing and loads nothing: its pictures are embedded. */
const drawingPolicy = "default-src 'none'; img-src data:; frame-ancestors 'self'; sandbox";

/** Results one by one, and the items they belong to. */
export function responsesRoutes(app: FastifyInstance): void {
  const { objects, config } = app.services;
  const keptAt = (now: Date) => ({ now, keptDays: config.recordingDays });

  mount(
    app,
    responses,
  )(async ({ params: { id }, query }, { actor, db, req }) => {
    const { taskType: typeId, taskLevel: level, page = 1, ...within } = query;
    const asked = { patientId: id, typeId, level, ...within };
    const body = await db.withActor(actor, (trx) =>
      responsesOf(trx, asked, { page, grant: req.grant }),
    );
    return { status: 200, body };
  });

  mount(
    app,
    answeredItem,
  )(async ({ params: { id, responseId } }, { actor, db, now, req }) => {
    const named = { patientId: id, responseId };
    const body = await db.withActor(actor, (trx) =>
      answeredItemOf(trx, named, { grant: req.grant, kept: keptAt(now) }),
    );
    return { status: 200, body };
  });

  mount(
    app,
    screenshot,
  )(async ({ params: { id, responseId } }, { actor, db, now, req, reply }) => {
    const named = { patientId: id, responseId };
    const item = await db.withActor(actor, (trx) =>
      answeredItemOf(trx, named, { grant: req.grant, kept: keptAt(now) }),
    );
    const files = { db, objects, pictureFolder: config.pictureFolder };
    const drawing = await screenshotOf(files, actor, item);
    reply.header("content-security-policy", drawingPolicy);
    reply.header("content-disposition", `inline; filename="item-${item.response.date}.svg"`);
    return { status: 200, body: new Blob([drawing], { type: screenshot.mediaType }) };
  });
}
