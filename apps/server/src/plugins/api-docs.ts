import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import fp from "fastify-plugin";
import { contractCalls } from "../lib/contract-calls.ts";
import { openApiDocument } from "../lib/openapi.ts";

/** `/openapi.json` and its reading page at `/docs/api`. */
export const apiDocs = fp(async (app) => {
  const document = openApiDocument(await contractCalls(), app.services.config.apiVersion);
  app.get("/openapi.json", () => document);
  await app.register(swagger, { mode: "static", specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: "/docs/api" });
});
