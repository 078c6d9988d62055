import type { EndpointDef } from "@regain/contract/endpoint";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { openBodyLimit } from "./mount.ts";

/**
 * The one click of RFC 8058: the address that opens a page in a browser; a mail client posts to it when its own
 * button is pressed. It carries no cookie, signs nobody in, and knows nothing but the token.
 * @param actsAs the call that the page makes when its button is pressed
 */
export function oneClick(
  app: FastifyInstance,
  path: `/${string}`,
  actsAs: EndpointDef,
  stop: (request: FastifyRequest) => Promise<unknown>,
): void {
  app.register((scope, _, done) => {
    // The body adds nothing to the request itself.
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_request, _text, parsed) => parsed(null, undefined),
    );
    scope.post(path, { bodyLimit: openBodyLimit, config: { actsAs } }, async (request, reply) => {
      await stop(request);
      return reply.code(200).send();
    });
    done();
  });
}
