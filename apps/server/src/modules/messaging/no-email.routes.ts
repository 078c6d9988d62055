import { optOut } from "@regain/contract/calls/messaging/opt-out";
import { readNoEmail } from "@regain/contract/calls/messaging/read-no-email";
import { undoOptOut } from "@regain/contract/calls/messaging/undo-opt-out";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database } from "../../db/database.ts";
import { mount } from "../../lib/http/mount.ts";
import { namedByToken } from "../identity/named-by-token.service.ts";
import { readNoEmailState, setOptedOut } from "./no-email.service.ts";

const whoAsks = (db: Database, req: FastifyRequest, now: Date) =>
  namedByToken(db, req, ["do-not-contact"], now);

/**
 * The one click of RFC 8058: the address that opens the page in a browser, posted to by a program that reads mail when
 * its own button is pressed. It signs nobody in, and knows nothing but the token.
 */
function oneClickRoute(app: FastifyInstance): void {
  const { database, clock } = app.services;
  app.register((scope, _, done) => {
    // What is posted says nothing more than the request itself does.
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_request, _text, parsed) => parsed(null, undefined),
    );
    scope.post("/do-not-contact", async (req, reply) => {
      const now = clock();
      await setOptedOut(database, await whoAsks(database, req, now), true, now);
      return reply.code(200).send();
    });
    done();
  });
}

export function noEmailRoutes(app: FastifyInstance): void {
  mount(
    app,
    readNoEmail,
  )(async (_, { db, req, now }) => ({
    status: 200,
    body: await readNoEmailState(db, await whoAsks(db, req, now)),
  }));

  mount(
    app,
    optOut,
  )(async (_, { db, req, now }) => ({
    status: 200,
    body: await setOptedOut(db, await whoAsks(db, req, now), true, now),
  }));

  mount(
    app,
    undoOptOut,
  )(async (_, { db, req, now }) => ({
    status: 200,
    body: await setOptedOut(db, await whoAsks(db, req, now), false, now),
  }));

  oneClickRoute(app);
}
