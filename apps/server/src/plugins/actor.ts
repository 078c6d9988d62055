import type { ErrorCode } from "@regain/contract/errors";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { anonymous, type SubmitterActor, type UserActor } from "../db/actor.ts";
import { namedPatient } from "../lib/http/named-patient.ts";
import { Refusal } from "../lib/http/refusal.ts";

export interface ActorOptions {
  /** Who a live session token belongs to. */
  readonly identify: (token: string, now: Date) => Promise<UserActor | undefined>;
  /** Whether a token is one for sending results, and no session token. */
  readonly isSubmitToken: (token: string) => boolean;
  /** What a live submit token of that patient is for. */
  readonly identifySubmitter: (
    token: string,
    patientId: string | undefined,
    now: Date,
  ) => Promise<SubmitterActor | undefined>;
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

function refusalOf(token: string | undefined, isSubmitting: boolean): ErrorCode {
  if (!token) return "not-signed-in";
  return isSubmitting ? "submit-token-ended" : "session-ended";
}

/** Finds out who asks, before anything else of the request is read. */
export const actor = fp<ActorOptions>((app, options) => {
  app.decorateRequest("actor");
  app.addHook("onRequest", async (request) => {
    request.actor = anonymous;
    const { endpoint } = request.routeOptions.config;
    if (!endpoint) return;
    const now = app.services.clock();
    const sent = tokenOf(request);
    const isSubmitting = sent !== undefined && options.isSubmitToken(sent);
    // To every other call a submit token says nothing about who asks.
    const token = isSubmitting && endpoint.access !== "own-results" ? undefined : sent;
    const identify = () => {
      if (!token || token.length > longestToken) return undefined;
      return isSubmitting
        ? options.identifySubmitter(token, namedPatient(request.params), now)
        : options.identify(token, now);
    };
    const known = await identify();
    if (known) request.actor = known;
    else if (endpoint.access !== "anyone") throw new Refusal(refusalOf(token, isSubmitting));
  });
  return Promise.resolve();
});
