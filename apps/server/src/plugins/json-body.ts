import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { storableJson } from "../lib/http/storable-json.ts";

/** JSON bodies and no others, with what cannot be stored replaced. */
export const jsonBody = fp((app) => {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request: FastifyRequest, text, done) => void parse(request, storableJson(text), done),
  );
  return Promise.resolve();
});
