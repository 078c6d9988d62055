import { singleSignOn } from "@regain/contract/calls/identity/single-sign-on";
import { mountedPath } from "@regain/contract/endpoint";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { DemoProvider } from "../adapters/single-sign-on/demo-provider.ts";
import { demoSignIn, demoSignInPeople } from "./single-sign-on.ts";
import { demoSignInPage } from "./demo-sign-in.page.ts";

const mountedAt = demoSignIn.issuer;
const askAt = "/demo/sso-login";

/** Forms may lead on to addresses of this server only; styles are inline. */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const page = (reply: FastifyReply, status: number, html: string) =>
  reply
    .code(status)
    .header("content-security-policy", contentSecurityPolicy)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(html);

/** An OpenID Connect provider for those who try Regain out: only with the demo, which never runs in production. */
export function demoSignInRoutes(app: FastifyInstance): void {
  const { config } = app.services;
  if (!config.demo) return;
  let opened: Promise<DemoProvider> | undefined;
  const provider = () => {
    opened ??= import("../adapters/single-sign-on/demo-provider.ts").then((module) =>
      module.openDemoProvider({
        issuer: config.publicUrl + mountedAt,
        askAt,
        clientId: demoSignIn.client_id,
        clientSecret: demoSignIn.client_secret,
        callback: `${config.publicUrl}${mountedPath(singleSignOn, config.apiVersion)}/callback`,
        people: demoSignInPeople,
      }),
    );
    return opened;
  };

  void app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers();
    // The provider parses request bodies itself.
    scope.addContentTypeParser("*", (_request, _payload, parsed) => parsed(null));
    scope.all(`${mountedAt}/*`, async (request: FastifyRequest, reply: FastifyReply) => {
      const { answer } = await provider();
      reply.hijack();
      const raw = Object.assign(request.raw, { originalUrl: request.url });
      raw.url = request.url.slice(mountedAt.length);
      answer(raw, reply.raw);
    });
    done();
  });

  void app.register((scope, _, done) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_request, body, parsed) =>
        parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.get(`${askAt}/:uid`, async (request, reply) => {
      const { isAsking } = await provider();
      const asks = await isAsking(request.raw, reply.raw);
      return page(reply, asks ? 200 : 410, demoSignInPage(asks ? "ask" : "gone"));
    });
    scope.post<{ Body: { email?: string; second?: string } }>(
      `${askAt}/:uid`,
      async (request, reply) => {
        const { isAsking, letIn } = await provider();
        const typed = request.body?.email?.trim().toLowerCase();
        const person = demoSignInPeople.find(({ email }) => email === typed);
        if (!(await isAsking(request.raw, reply.raw)))
          return page(reply, 410, demoSignInPage("gone"));
        if (!person) return page(reply, 401, demoSignInPage("unknown"));
        reply.hijack();
        const by = request.body?.second ? "two-factors" : "password";
        return letIn(request.raw, reply.raw, person, by);
      },
    );
    done();
  });
}
