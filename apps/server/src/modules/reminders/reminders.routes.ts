import { readMailChoice } from "@regain/contract/calls/reminders/read-mail-choice";
import { readMailChoices } from "@regain/contract/calls/reminders/read-mail-choices";
import { resumeMails } from "@regain/contract/calls/reminders/resume-mails";
import { saveMailChoices } from "@regain/contract/calls/reminders/save-mail-choices";
import { stopMails } from "@regain/contract/calls/reminders/stop-mails";
import type { FastifyInstance } from "fastify";
import { mount } from "../../lib/http/mount.ts";
import { countByLink } from "../identity/limit.service.ts";
import { readMailState, setMails } from "./mail-choice.service.ts";
import { readChoices, saveChoices } from "./mail-choices.service.ts";
import { oneClickRoute } from "./one-click.routes.ts";

export function remindersRoutes(app: FastifyInstance): void {
  mount(
    app,
    readMailChoices,
  )(async (_, { actor, db }) => ({ status: 200, body: await readChoices(db, actor) }));

  mount(
    app,
    saveMailChoices,
  )(async ({ body }, { actor, db, now }) => ({
    status: 200,
    body: await saveChoices(db, actor, body, now),
  }));

  mount(
    app,
    readMailChoice,
  )(async (_, { actor, db }) => ({ status: 200, body: await readMailState(db, actor) }));

  mount(
    app,
    stopMails,
  )(async (_, { actor, db, req, now }) => {
    await countByLink(db, actor, req.ip, now);
    return { status: 200, body: await setMails(db, actor, false, now) };
  });

  mount(
    app,
    resumeMails,
  )(async (_, { actor, db, req, now }) => {
    await countByLink(db, actor, req.ip, now);
    return { status: 200, body: await setMails(db, actor, true, now) };
  });

  oneClickRoute(app);
}
