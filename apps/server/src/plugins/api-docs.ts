import { gzipSync } from "node:zlib";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { mountedPath } from "@regain/contract/endpoint";
import type { FastifyInstance, onRequestHookHandler } from "fastify";
import fp from "fastify-plugin";
import { contractCalls } from "../lib/contract-calls.ts";
import { matchesEtag, etagOf } from "../lib/http/shared-etag.ts";
import { openApiDocument } from "../lib/openapi.ts";

const documentPath = "/openapi.json";

function written(document: object) {
  const text = JSON.stringify(document);
  return { text, packed: gzipSync(text), tag: etagOf(text) };
}

/** The document is long and open to everybody: it is generated and compressed once, at the first request. */
function serveDocument(app: FastifyInstance, document: object): void {
  let kept: ReturnType<typeof written> | undefined;
  app.get(documentPath, { compress: false }, ({ headers }, reply) => {
    const { text, packed, tag } = (kept ??= written(document));
    reply.headers({ etag: tag, "cache-control": "no-cache", vary: "accept-encoding" });
    if (matchesEtag(headers["if-none-match"], tag)) return reply.code(304).send();
    reply.type("application/json; charset=utf-8");
    const takesPacked = headers["accept-encoding"]?.includes("gzip");
    return takesPacked ? reply.header("content-encoding", "gzip").send(packed) : reply.send(text);
  });
}

/** The reading page has its own addresses for the document, which would generate it again each time. */
const toDocument: onRequestHookHandler = ({ routeOptions }, reply, done) => {
  if (/\/(?:json|yaml)$/.test(routeOptions.url ?? "")) reply.redirect(documentPath);
  else done();
};

/** `/openapi.json` and its reading page at `/docs/api`. */
export const apiDocs = fp(async (app) => {
  const { apiVersion } = app.services.config;
  const served = (await contractCalls()).filter((def) =>
    app.hasRoute({ method: def.method, url: mountedPath(def, apiVersion) }),
  );
  const document = openApiDocument(served, apiVersion);
  serveDocument(app, document);
  await app.register(swagger, { mode: "static", specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: "/docs/api",
    uiHooks: { onRequest: toDocument },
    // Without the top bar, whose logo writes a style into the page that our policy blocks.
    uiConfig: { layout: "BaseLayout" },
  });
});
