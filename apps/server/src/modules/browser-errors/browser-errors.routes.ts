import { reportBrowserError } from "@regain/contract/calls/tracking/report-browser-error";
import type { FastifyInstance } from "fastify";
import { deviceOf } from "../../lib/http/device-of.ts";
import { mount } from "../../lib/http/mount.ts";
import { keepBrowserError } from "./browser-error.service.ts";

const maxBytes = 8 * 1024;

export function browserErrorRoutes(app: FastifyInstance): void {
  mount(app, reportBrowserError, { bodyLimit: maxBytes })(async ({ body }, { db, now, req }) => {
    const from = { ip: req.ip, userAgent: deviceOf(req) };
    await keepBrowserError(db, body, from, now);
    return { status: 200, body: {} };
  });
}
