import type { FastifyRequest } from "fastify";
import { Refusal } from "./refusal.ts";

/**
 * The token from the `access-token` header, or else from the query. Two that differ are an attempt to be two people.
 * @throws Refusal `two-tokens`
 */
export function requestToken(request: FastifyRequest): string | undefined {
  const header = request.headers["access-token"];
  const query = (request.query as { token?: unknown }).token;
  if (Array.isArray(query) || Array.isArray(header)) throw new Refusal("two-tokens");
  const inQuery = typeof query === "string" && query !== "" ? query : undefined;
  if (header && inQuery && header !== inQuery) throw new Refusal("two-tokens");
  return header || inQuery;
}
