import { checkInvitations } from "@regain/contract/calls/license/check-invitations";
import { exportInstitutionAudit } from "@regain/contract/calls/license/export-institution-audit";
import { institutionAudit } from "@regain/contract/calls/license/institution-audit";
import { institutionUsage } from "@regain/contract/calls/license/institution-usage";
import { readInvitationTable } from "@regain/contract/calls/license/read-invitation-table";
import { sendInvitations } from "@regain/contract/calls/license/send-invitations";
import { maxTableBytes } from "@regain/contract/bulk-invitation";
import type { FastifyInstance } from "fastify";
import { FileStream } from "../../../lib/http/file-stream.ts";
import { mount } from "../../../lib/http/mount.ts";
import { Refusal } from "../../../lib/http/refusal.ts";
import { enforceRateLimitsNow } from "../../identity/rate-limit.service.ts";
import { limitOfAccount } from "../../identity/rate-limit.rules.ts";
import { auditCsv } from "./audit-csv.service.ts";
import { auditPage } from "./audit-page.service.ts";
import { judgeRows, sendRows } from "./bulk-invite.service.ts";
import { peopleIn } from "./csv-table.rules.ts";
import { readUsage } from "./usage.store.ts";

/** Enough for years of entries over a slow connection. */
const download = { timeoutMs: 60 * 60_000 };

/** Lists of people to invite, who did what, and usage figures. */
export function institutionRecordsRoutes(app: FastifyInstance): void {
  const { jobs, config } = app.services;
  const letters = { jobs, publicUrl: config.publicUrl };

  mount(app, readInvitationTable, { bodyLimit: maxTableBytes + 2 ** 16 })(
    async ({ params, form: { files } }, { actor, db, now }) => {
      await enforceRateLimitsNow(db, [limitOfAccount("invitation tables", actor.userId)], now);
      const people = peopleIn(files.table);
      const verdicts = await judgeRows(db, params.id, people, now);
      const rows = people.map((one, index) => ({ ...one, verdict: verdicts[index]! }));
      return { status: 200, body: { rows } };
    },
  );

  mount(
    app,
    checkInvitations,
  )(async ({ params, body }, { actor, db, now }) => {
    await enforceRateLimitsNow(db, [limitOfAccount("invitation checks", actor.userId)], now);
    const verdicts = await judgeRows(db, params.id, body.rows, now);
    return { status: 200, body: { verdicts } };
  });

  mount(
    app,
    sendInvitations,
  )(async ({ params, body }, { actor, db, now, req }) => {
    const sending = {
      database: db,
      letters,
      institutionId: params.id,
      invitedBy: actor.userId,
      now,
    };
    const verdicts = await sendRows(sending, body.rows, (id) => req.auditPerson(id));
    return { status: 200, body: { verdicts } };
  });

  mount(
    app,
    institutionAudit,
  )(async ({ params, query }, { actor, db }) => ({
    status: 200,
    body: await db.withActor(actor, (trx) => auditPage(trx, params.id, query)),
  }));

  mount(
    app,
    exportInstitutionAudit,
    download,
  )(async ({ params, query: filter }, { actor, db }) => {
    const file = { type: "text/csv; charset=utf-8; header=present", name: "regain-audit.csv" };
    const asked = { db, actor, institutionId: params.id, filter };
    return { status: 200, body: await FileStream.begin(file, auditCsv(asked)) };
  });

  mount(
    app,
    institutionUsage,
  )(async (_, { actor, db, now }) => {
    const usage = await db.withActor(actor, (trx) => readUsage(trx, now));
    if (!usage) throw new Refusal("not-found");
    return { status: 200, body: usage };
  });
}
