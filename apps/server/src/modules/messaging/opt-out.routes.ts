import { optOut } from "@regain/contract/calls/messaging/opt-out";
import { readOptOut } from "@regain/contract/calls/messaging/read-opt-out";
import { undoOptOut } from "@regain/contract/calls/messaging/undo-opt-out";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database } from "../../db/database.ts";
import { mount } from "../../lib/http/mount.ts";
import { oneClick } from "../../lib/http/one-click.ts";
import { namedByToken } from "../identity/named-by-token.service.ts";
import { readNoEmailState, setOptedOut } from "./opt-out.service.ts";

/** Somebody who stops one kind of mail by its link can stop all mail by the same link. */
const whoAsks = (db: Database, req: FastifyRequest, now: Date) =>
  namedByToken(db, req, ["do-not-contact", "mail-choice"], now);

export function noEmailRoutes(app: FastifyInstance): void {
  mount(
    app,
    readOptOut,
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

  oneClick(app, "/do-not-contact", optOut, async (req) => {
    const { database, clock } = app.services;
    const now = clock();
    await setOptedOut(database, await whoAsks(database, req, now), true, now);
  });
}
