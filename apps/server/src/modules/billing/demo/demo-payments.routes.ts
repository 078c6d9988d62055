import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { TypedCard } from "../../../adapters/payments/sandbox/cards.rules.ts";
import type { HostedAnswer, HostedView } from "../../../adapters/payments/sandbox/hosted-pages.ts";
import { pagePaths } from "../../../adapters/payments/sandbox/provider.ts";
import { asSandbox } from "../../../adapters/payments/sandbox/sandbox.ts";
import { demoPaymentsPage, emptyForm, type FormState, stylesPath } from "./demo-payments.page.ts";

/** Forms may only lead to URLs of this server, including the shop's pages. */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const pageId = /^c[su]_[0-9a-f]{24}$/;
const maxBytes = 4096;

const statuses: Readonly<Record<HostedView["kind"], number>> = {
  form: 200,
  bank: 200,
  done: 200,
  closed: 410,
};

function send(reply: FastifyReply, status: number, html: string) {
  return reply
    .code(status)
    .header("content-security-policy", contentSecurityPolicy)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(html);
}

const show = (reply: FastifyReply, view: HostedView | undefined) =>
  send(reply, view ? statuses[view.kind] : 404, demoPaymentsPage(view));

/** The response to a form: on to the shop if everything is done, otherwise the page as it is now. */
function answer(
  reply: FastifyReply,
  given: HostedAnswer | undefined,
  { typed, here }: { typed: TypedCard; here: string },
) {
  if (!given) return show(reply, undefined);
  const { kind, view } = given;
  if (view.kind === "done") return reply.redirect(view.url, 303);
  const state: FormState = { ...emptyForm, typed: { ...typed, code: "" } };
  if (kind === "wrong") {
    const message = "Please check what is marked below.";
    return send(reply, 422, demoPaymentsPage(view, { ...state, faults: given.faults, message }));
  }
  if (kind === "refused")
    return send(reply, 402, demoPaymentsPage(view, { ...state, message: given.message }));
  // After a redirect, reloading the page does not send the form again.
  return view.kind === "bank" ? reply.redirect(here, 303) : show(reply, view);
}

/** The built-in provider's pages for entering cards: only where it is in use, which is never in production. */
export function demoPaymentsRoutes(app: FastifyInstance): void {
  const sandbox = asSandbox(app.services.payments);
  if (!sandbox) return;
  const { pages } = sandbox;
  const styles = readFileSync(join(import.meta.dirname, "demo-payments.css"), "utf8");
  app.get(stylesPath, (_, reply) => reply.type("text/css; charset=utf-8").send(styles));

  void app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: maxBytes },
      (_request, body, parsed) =>
        parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    for (const path of Object.values(pagePaths)) {
      scope.get<{ Params: { id: string } }>(`${path}/:id`, async ({ params }, reply) =>
        show(reply, pageId.test(params.id) ? await pages.read(params.id) : undefined),
      );
      scope.post<{ Params: { id: string }; Body: Record<string, string> | undefined }>(
        `${path}/:id`,
        async ({ params: { id }, body = {} }, reply) => {
          if (!pageId.test(id)) return show(reply, undefined);
          const { number = "", expiry = "", code = "", bank } = body;
          const typed = { number, expiry, code };
          const given = bank
            ? await pages.answerBank(id, bank === "approve")
            : await pages.giveCard(id, typed);
          return answer(reply, given, { typed, here: `${path}/${id}` });
        },
      );
    }
    done();
  });
}
