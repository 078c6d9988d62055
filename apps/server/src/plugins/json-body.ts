import { finished } from "node:stream/promises";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { fewAtATime } from "../lib/few-at-a-time.ts";
import { storableJson } from "../lib/http/storable-json.ts";

/** From here on a body weighs, in characters: as objects it takes many times its size. */
const largeBody = 2 ** 18;

/** JSON bodies and no others, with what cannot be stored replaced. Of large ones a few are in memory at a time. */
export const jsonBody = fp((app) => {
  const parse = app.getDefaultJsonParser("error", "error");
  const lane = fewAtATime({ atOnce: 4, longestLine: 100, retryAfterSeconds: 5 });

  /** Waits for a place, which is held until the answer has been sent. */
  const roomFor = (request: FastifyRequest) =>
    new Promise<void>((resolve, reject) => {
      lane(async () => {
        resolve();
        await request.untilAnswered?.();
      }).catch(reject);
    });

  app.decorateRequest("untilAnswered", null);
  app.addHook("preParsing", (request, { raw }, payload, done) => {
    // Who hangs up waits for no answer any more.
    request.untilAnswered = () => finished(raw).catch(() => undefined);
    done(null, payload);
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    async (request: FastifyRequest, text: string) => {
      if (text.length >= largeBody) await roomFor(request);
      return new Promise((resolve, reject) => {
        void parse(request, storableJson(text), (error, body) =>
          error ? reject(error) : resolve(body),
        );
      });
    },
  );
  return Promise.resolve();
});

declare module "fastify" {
  interface FastifyRequest {
    /** Waits until the answer has been sent, or nobody waits for it any more. */
    untilAnswered: (() => Promise<void>) | null;
  }
}
