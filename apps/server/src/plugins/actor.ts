import type { LinkPurpose } from "@regain/contract/link-purposes";
import type { EndpointDef } from "@regain/contract/endpoint";
import { tokenPrefixes } from "@regain/contract/token-prefixes";
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
  /** Whether a token is for sending results, rather than a session token. */
  readonly isSubmitToken: (token: string) => boolean;
  /** What a live submit token of that patient is for. */
  readonly identifySubmitter: (
    token: string,
    patientId: string | undefined,
    now: Date,
  ) => Promise<SubmitterActor | undefined>;
  readonly isLink: (token: string) => boolean;
  /** The link, and why it does not open anything for one of these purposes. */
  readonly findLink: (
    token: string,
    purposes: readonly LinkPurpose[],
    now: Date,
  ) => Promise<FoundLink | undefined>;
}

/** None of our tokens is longer; a longer one need not be looked up. */
const maxTokenLength = 200;

/** Identifies the caller before anything else of the request is read. */
export const actor = fp<ActorOptions>((app, options) => {
  /** @throws Refusal `link-unknown`, `link-used`, `link-expired` */
  async function byLink(
    request: FastifyRequest,
    token: string,
    purposes: readonly LinkPurpose[],
  ): Promise<Actor> {
    const found = await options.findLink(token, purposes, app.services.clock());
    // Recorded before it is judged: the trail also says which link a refused caller used.
    request.comesBy = found?.link ?? null;
    if (!found || found.problem) throw new Refusal(found?.problem ?? "link-unknown");
    return found.link;
  }

  /** @throws Refusal for a token that was once valid for this call, or looks as if it was */
  async function whoIs(request: FastifyRequest, endpoint: EndpointDef): Promise<Actor> {
    const token = requestToken(request);
    if (!token) return anonymous;
    const now = app.services.clock();
    // For calls that do not accept them, a link or a submit token says nothing about the caller.
    if (options.isLink(token))
      return endpoint.links ? byLink(request, token, endpoint.links) : anonymous;
    if (options.isSubmitToken(token)) {
      if (endpoint.access !== "own-results") return anonymous;
      const device = await options.identifySubmitter(token, namedPatient(request), now);
      if (!device) throw new Refusal("submit-token-ended");
      return device;
    }
    const user = token.length > maxTokenLength ? undefined : await options.identify(token, now);
    // Where only links open, a token that never was a session's came from a broken link.
    if (!user && endpoint.access === "link" && !token.startsWith(tokenPrefixes.session))
      throw new Refusal("link-unknown");
    // The token of a pending login, for example, belongs to no session: the call itself knows what to do with it.
    if (!user && endpoint.access !== "anyone") throw new Refusal("session-ended");
    return user ?? anonymous;
  }

  app.decorateRequest("actor");
  app.decorateRequest("comesBy", null);
  app.addHook("onRequest", async (request) => {
    // A refused caller leaves a trace too.
    request.actor = anonymous;
    const { endpoint } = request.routeOptions.config;
    if (endpoint) request.actor = await whoIs(request, endpoint);
  });
  return Promise.resolve();
});

declare module "fastify" {
  interface FastifyRequest {
    /** The request's link, if the call accepts links, even if it was refused. */
    comesBy: LinkActor | null;
  }
}
