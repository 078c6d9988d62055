import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { anonymous, type UserActor } from "../db/actor.ts";
import { Refusal } from "../lib/http/refusal.ts";

export interface ActorOptions {
  /** Who a live session token belongs to. */
  readonly identify: (token: string, now: Date) => Promise<UserActor | undefined>;
}

/** No token of ours is longer; a longer one need not be looked up. */
const longestToken = 200;

/** The token of the `access-token` header, else of the query. Two that differ are an attempt to be two people. */
function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers["access-token"];
  const query = (request.query as { token?: unknown }).token;
  if (Array.isArray(query) || Array.isArray(header)) throw new Refusal("two-tokens");
  const inQuery = typeof query === "string" && query !== "" ? query : undefined;
  if (header && inQuery && header !== inQuery) throw new Refusal("two-tokens");
  return header || inQuery;
}

/** Finds out who asks, before anything else of the request is read. */
export const actor = fp<ActorOptions>((app, { identify }) => {
  app.decorateRequest("actor");
  app.addHook("onRequest", async (request) => {
    request.actor = anonymous;
    const { endpoint } = request.routeOptions.config;
    if (!endpoint) return;
    const token = tokenOf(request);
    const known =
      token && token.length <= longestToken
        ? await identify(token, app.services.clock())
        : undefined;
    if (known) request.actor = known;
    else if (endpoint.access !== "anyone")
      throw new Refusal(token ? "session-ended" : "not-signed-in");
  });
  return Promise.resolve();
});
