import { readEmailSubscription } from "@regain/contract/calls/reminders/read-mail-choice";
import { readEmailPreferences } from "@regain/contract/calls/reminders/read-email-preferences";
import { resumeMails } from "@regain/contract/calls/reminders/resume-mails";
import { saveEmailPreferences } from "@regain/contract/calls/reminders/save-email-preferences";
import { stopMails } from "@regain/contract/calls/reminders/stop-mails";
import type { FastifyInstance } from "fastify";
import { mount } from "../../lib/http/mount.ts";
import { countByLink } from "../identity/rate-limit.service.ts";
import { readMailState, setSubscribed } from "./mail-choice.service.ts";
import { readChoices, saveChoices } from "./email-preferences.service.ts";
import { oneClickRoute } from "./one-click.routes.ts";

export function remindersRoutes(app: FastifyInstance): void {
  mount(
    app,
    readEmailPreferences,
  )(async (_, { actor, db }) => ({ status: 200, body: await readChoices(db, actor) }));

  mount(
    app,
    saveEmailPreferences,
  )(async ({ body }, { actor, db, now }) => ({
    status: 200,
    body: await saveChoices(db, actor, body, now),
  }));

  mount(
    app,
    readEmailSubscription,
  )(async (_, { actor, db }) => ({ status: 200, body: await readMailState(db, actor) }));

  mount(
    app,
    stopMails,
  )(async (_, { actor, db, req, now }) => {
    await countByLink(db, actor, req.ip, now);
    return { status: 200, body: await setSubscribed(db, actor, false, now) };
  });

  mount(
    app,
    resumeMails,
  )(async (_, { actor, db, req, now }) => {
    await countByLink(db, actor, req.ip, now);
    return { status: 200, body: await setSubscribed(db, actor, true, now) };
  });

  oneClickRoute(app);
}
