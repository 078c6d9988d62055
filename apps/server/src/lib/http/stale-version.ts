import { type ErrorBody, refusals } from "@regain/contract/errors";
import type { FastifyRequest } from "fastify";

/** The refusal of a change that rests on an older version, for calls that answer the present one beside it. */
export function staleVersion(request: FastifyRequest): ErrorBody {
  request.refusedWith = "stale-version";
  return {
    error: "stale-version",
    message: refusals["stale-version"][1],
    requestId: request.id,
  };
}
