import type { preValidationHookHandler } from "fastify";
import * as z from "zod/mini";

/** Whether a call may be made without a body: none of the body's fields is required. */
export const isOptionalBody = (body: z.ZodMiniType): boolean => z.safeParse(body, {}).success;

/** No body counts as an empty one. */
export const emptyBody: preValidationHookHandler = (request, _reply, done) => {
  if (request.body === undefined) request.body = {};
  done();
};
