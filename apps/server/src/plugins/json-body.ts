import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";

/** Escapes that JSON can write and PostgreSQL cannot store: NUL, and halves of surrogate pairs. */
const troubleEscape = /\\u(?:0000|d[89a-f][0-9a-f]{2})/i;

function storable(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed().replaceAll("\0", "\uFFFD");
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [storable(name), storable(one)]),
    );
  return value;
}

/**
 * JSON bodies, with characters that cannot be stored replaced by U+FFFD: what a patient typed is kept rather than
 * refused for the one letter.
 */
export const jsonBody = fp((app) => {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request: FastifyRequest, text, done) => {
      void parse(request, text, (error, body: unknown) => {
        if (error) done(error);
        else done(null, troubleEscape.test(text) ? storable(body) : body);
      });
    },
  );
  return Promise.resolve();
});
