import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { mountedPath } from "@regain/contract/endpoint";
import fp from "fastify-plugin";
import { contractCalls } from "../lib/contract-calls.ts";
import { openApiDocument } from "../lib/openapi.ts";

/** `/openapi.json` and its reading page at `/docs/api`. */
export const apiDocs = fp(async (app) => {
  const { apiVersion } = app.services.config;
  const served = (await contractCalls()).filter((def) =>
    app.hasRoute({ method: def.method, url: mountedPath(def, apiVersion) }),
  );
  const document = openApiDocument(served, apiVersion);
  app.get("/openapi.json", () => document);
  await app.register(swagger, { mode: "static", specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: "/docs/api",
    // Without the top bar, whose logo writes a style into the page that our policy refuses.
    uiConfig: { layout: "BaseLayout" },
  });
});
