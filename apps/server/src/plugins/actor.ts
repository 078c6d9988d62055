import type { LinkPurpose } from "@regain/contract/link-purposes";
import type { EndpointDef } from "@regain/contract/endpoint";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import {
  type Actor,
  anonymous,
  type LinkActor,
  type SubmitterActor,
  type UserActor,
} from "../db/actor.ts";
import { namedPatient } from "../lib/http/named-patient.ts";
import { Refusal } from "../lib/http/refusal.ts";
import { requestToken } from "../lib/http/request-token.ts";
import type { FoundLink } from "../modules/identity/link-token.service.ts";

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
  readonly isLink: (token: string) => boolean;
  /** The link, and why it does not open what is for one of these purposes. */
  readonly findLink: (
    token: string,
    purposes: readonly LinkPurpose[],
    now: Date,
  ) => Promise<FoundLink | undefined>;
}

/** No token of ours is longer; a longer one need not be looked up. */
const longestToken = 200;

/** Finds out who asks, before anything else of the request is read. */
export const actor = fp<ActorOptions>((app, options) => {
  /** @throws Refusal `link-unknown`, `link-used`, `link-expired` */
  async function byLink(
    request: FastifyRequest,
    token: string,
    purposes: readonly LinkPurpose[],
  ): Promise<Actor> {
    const found = await options.findLink(token, purposes, app.services.clock());
    // Noted before it is judged: the trail says also by which link somebody was refused.
    request.comesBy = found?.link ?? null;
    if (!found || found.problem) throw new Refusal(found?.problem ?? "link-unknown");
    return found.link;
  }

  /** @throws Refusal for a token that was good for this call once, or looks as if */
  async function whoIs(request: FastifyRequest, endpoint: EndpointDef): Promise<Actor> {
    const token = requestToken(request);
    if (!token) return anonymous;
    const now = app.services.clock();
    // To calls that do not take them, a link and a submit token say nothing about who asks.
    if (options.isLink(token))
      return endpoint.links ? byLink(request, token, endpoint.links) : anonymous;
    if (options.isSubmitToken(token)) {
      if (endpoint.access !== "own-results") return anonymous;
      const device = await options.identifySubmitter(token, namedPatient(request), now);
      if (!device) throw new Refusal("submit-token-ended");
      return device;
    }
    const user = token.length > longestToken ? undefined : await options.identify(token, now);
    // A pending login's token, say, is none of a session: the call itself knows what to make of it.
    if (!user && endpoint.access !== "anyone") throw new Refusal("session-ended");
    return user ?? anonymous;
  }

  app.decorateRequest("actor");
  app.decorateRequest("comesBy", null);
  app.addHook("onRequest", async (request) => {
    // Who is refused leaves a trace too.
    request.actor = anonymous;
    const { endpoint } = request.routeOptions.config;
    if (endpoint) request.actor = await whoIs(request, endpoint);
  });
  return Promise.resolve();
});

declare module "fastify" {
  interface FastifyRequest {
    /** The link of the request, where the call takes links: also one that was refused. */
    comesBy: LinkActor | null;
  }
}
