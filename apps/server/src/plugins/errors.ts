import { type ErrorBody, type ErrorCode, refusals } from "@regain/contract/errors";
import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import {
  hasZodFastifySchemaValidationErrors,
  type ZodFastifySchemaValidationError,
} from "fastify-type-provider-zod";
import { refusedByDatabase } from "../db/refused-by-database.ts";
import { Refusal } from "../lib/http/refusal.ts";
import { property } from "../lib/property.ts";

/** Fastify's own refusals that have one of our codes; its other 4xx are malformed requests. */
const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  404: "not-found",
  413: "payload-too-large",
  415: "unsupported-media-type",
  429: "too-many-requests",
  503: "unavailable",
};

function fieldsOf(issues: readonly ZodFastifySchemaValidationError[], context: string) {
  const fields: Record<string, string> = {};
  for (const { instancePath, params, message } of issues) {
    const path = instancePath.slice(1).replaceAll("/", ".");
    const unknown = Array.isArray(params.keys) ? params.keys.map(String) : undefined;
    const names = unknown?.map((key) => (path ? `${path}.${key}` : key)) ?? [path || context];
    for (const name of names) fields[name] ??= message ?? refusals["malformed-request"][1];
  }
  return fields;
}

/** No room for a file. */
const diskFull = new Set<unknown>(["ENOSPC", "EDQUOT"]);

/** Whether time ran out while the body was still arriving, and not because of what we do with it. */
const cameTooSlowly = (error: unknown, { isBeingRead, raw }: FastifyRequest): boolean =>
  property(error, "code") === "FST_ERR_HANDLER_TIMEOUT" && isBeingRead && !raw.complete;

/** Whatever was thrown, as a refusal of the contract; undefined for what should never happen. */
function refusalOf(error: unknown, request: FastifyRequest): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (cameTooSlowly(error, request)) return new Refusal("too-slow");
  if (hasZodFastifySchemaValidationErrors(error))
    return new Refusal("malformed-request", {
      fields: fieldsOf(error.validation, error.validationContext ?? "request"),
    });
  const status = property(error, "statusCode");
  if (typeof status === "number" && status >= 400 && status < 500)
    return new Refusal(codesByStatus[status] ?? "malformed-request");
  if (status === 503) return new Refusal("unavailable", { retryAfterSeconds: 5 });
  if (diskFull.has(property(error, "code")))
    return new Refusal("unavailable", { retryAfterSeconds: 60 });
  return refusedByDatabase(error);
}

function bodyOf(refusal: Refusal, requestId: string): ErrorBody {
  const { code, message, details } = refusal;
  return {
    error: code,
    message,
    requestId,
    ...(details.fields ? { fields: { ...details.fields } } : {}),
    ...(code === "session-ended" ? { authError: true as const } : {}),
  };
}

/** Answers an error, here and nowhere else. Only what should never happen is logged as an error. */
export function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = refusalOf(error, request);
  // A caller who hangs up before the end of the answer was not refused anything.
  if (property(error, "code") === "ERR_STREAM_PREMATURE_CLOSE")
    request.log.info({ err: error }, "The caller disconnected.");
  else if (!known) request.log.error({ err: error }, refusals.internal[1]);
  const refusal = known ?? new Refusal("internal");
  if (refusal.status >= 500 && known) request.log.warn({ err: error }, refusal.message);
  request.refusedWith = refusal.code;
  request.concerns ??= refusal.details.about ?? null;
  const { retryAfterSeconds } = refusal.details;
  if (retryAfterSeconds !== undefined) reply.header("retry-after", Math.ceil(retryAfterSeconds));
  // Nothing else can arrive on this connection before the rest of that body has.
  if (refusal.code === "too-slow") reply.header("connection", "close");
  // What cannot even be routed goes through no hook.
  reply.header("x-request-id", request.id);
  return reply.code(refusal.status).send(bodyOf(refusal, request.id));
}

declare module "fastify" {
  interface FastifyRequest {
    refusedWith: ErrorCode | null;
    /** The caller was let in, and the body is being awaited. */
    isBeingRead: boolean;
  }
}

export const errors = fp((app) => {
  app.decorateRequest("refusedWith", null);
  app.decorateRequest("isBeingRead", false);
  app.addHook("preParsing", (request, _, payload, done) => {
    request.isBeingRead = true;
    done(null, payload);
  });
  app.setErrorHandler(sendRefusal);
  return Promise.resolve();
});
