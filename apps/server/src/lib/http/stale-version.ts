import { type ErrorBody, refusals } from "@regain/contract/errors";
import type { FastifyRequest } from "fastify";

/** The refusal of a change based on an older version, for calls that return the current one along with it. */
export function staleVersion(request: FastifyRequest): ErrorBody {
  request.refusedWith = "stale-version";
  return {
    error: "stale-version",
    message: refusals["stale-version"][1],
    requestId: request.id,
  };
}
