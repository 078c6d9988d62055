import { english } from "@regain/content/en/content";
import { attentionList } from "@regain/contract/calls/caseload/attention";
import { readCaseloadPatient } from "@regain/contract/calls/caseload/caseload-patient";
import { colleagues } from "@regain/contract/calls/caseload/colleagues";
import { dischargePatient } from "@regain/contract/calls/caseload/discharge-patient";
import { dischargeReasonList } from "@regain/contract/calls/caseload/discharge-reasons";
import { dismissAttention } from "@regain/contract/calls/caseload/dismiss-attention";
import { transferPatient } from "@regain/contract/calls/caseload/transfer-patient";
import { patientDashboard } from "@regain/contract/calls/caseload/patient-dashboard";
import { patientExpansion } from "@regain/contract/calls/caseload/patient-expansion";
import { readmitPatient } from "@regain/contract/calls/caseload/readmit-patient";
import { restoreAttention } from "@regain/contract/calls/caseload/recall-attention";
import { defaultPageSize } from "@regain/contract/caseload-values";
import { dischargeReasons, readmissionReasons } from "@regain/contract/entities/caseload";
import type { FastifyInstance } from "fastify";
import { system } from "../../db/actor.ts";
import { mount } from "../../lib/http/mount.ts";
import { pageWithin, rowsOfPage } from "../../lib/page-within.ts";
import { attentionFor } from "./attention.service.ts";
import { deleteDismissal, insertDismissal } from "./attention.store.ts";
import { readColleagues, readPatient } from "./care-team.service.ts";
import { loadCaseload, rowsOnTheWire, todaysOf } from "./caseload.service.ts";
import { discharge, readmit } from "./discharge.service.ts";
import { expansionOf } from "./expansion.service.ts";
import { handOver } from "./transfer-patient.service.ts";
import { filtered, found, sorted, statusTypesOf, summaryOf } from "./list.rules.ts";

const { dischargeReasons: whyOut, readmissionReasons: whyBack } = english.caseloadTexts;

/** The patient list, who needs attention, and who works with whom. */
export function caseloadRoutes(app: FastifyInstance): void {
  const { jobs, config } = app.services;
  const letters = { jobs, publicUrl: config.publicUrl };

  mount(
    app,
    patientDashboard,
  )(async ({ query }, { actor, db, now }) => {
    const { search = "", sort = "status", direction = "ascending", status } = query;
    const size = Number(query.pageSize ?? defaultPageSize);
    const body = await db.withActor(actor, async (trx) => {
      const all = await loadCaseload(trx, await todaysOf(trx, now));
      const matching = all.filter((patient) => found(patient, search));
      const shown = filtered(matching, status);
      const page = pageWithin(shown.length, size, query.page);
      const { limit, offset } = rowsOfPage(page);
      const rows = sorted(shown, sort, direction).slice(offset, offset + limit);
      return {
        Patients: rows.map(({ id, username, email }) => ({
          patientId: id,
          patientUsername: username,
          email,
        })),
        rows: await rowsOnTheWire(trx, rows),
        Summary: summaryOf(all, now),
        StatusTypes: statusTypesOf(all),
        dischargedFound: filtered(matching, "discharged").length,
        ...page,
      };
    });
    return { status: 200, body };
  });

  mount(
    app,
    patientExpansion,
  )(async ({ query }, { actor, db, now }) => ({
    status: 200,
    body: await db.withActor(actor, (trx) => expansionOf(trx, query.patientId, now)),
  }));

  mount(
    app,
    attentionList,
  )(async (_, { actor, db, now }) => ({
    status: 200,
    body: { items: await db.withActor(actor, (trx) => attentionFor(trx, actor.userId, now)) },
  }));

  mount(
    app,
    dismissAttention,
  )(async ({ params, body }, { actor, db, now }) => {
    const which = { patientId: params.id, clinicianId: actor.userId, kind: body.kind };
    await db.withActor(actor, (trx) => insertDismissal(trx, which, body.matter, now));
    return { status: 200, body: {} };
  });

  mount(
    app,
    restoreAttention,
  )(async ({ params }, { actor, db }) => {
    const which = { patientId: params.id, clinicianId: actor.userId, kind: params.kind };
    await db.withActor(actor, (trx) => deleteDismissal(trx, which));
    return { status: 200, body: {} };
  });

  mount(
    app,
    dischargeReasonList,
  )(() => ({
    status: 200,
    body: {
      reasons: dischargeReasons.map((id) => ({ id, label: whyOut[id] })),
      readmissionReasons: readmissionReasons.map((id) => ({ id, label: whyBack[id] })),
    },
  }));

  mount(
    app,
    dischargePatient,
  )(async ({ params, body }, { actor, db, now }) => {
    await db.withActor(system("caseload"), (trx) => discharge(trx, actor, params.id, body, now));
    return { status: 200, body: {} };
  });

  mount(
    app,
    readmitPatient,
  )(async ({ params, body }, { actor, db, now }) => {
    await db.withActor(actor, (trx) => readmit(trx, actor, params.id, body, now));
    return { status: 200, body: {} };
  });

  mount(
    app,
    colleagues,
  )(async (_, { actor, db }) => ({
    status: 200,
    body: { colleagues: await readColleagues(db, actor) },
  }));

  mount(
    app,
    transferPatient,
  )(async ({ params, body }, { actor, db, now, req }) => {
    req.auditSubject = body.clinicianId;
    await handOver(db, letters, actor, { patientId: params.id, ...body }, now);
    return { status: 200, body: {} };
  });

  mount(
    app,
    readCaseloadPatient,
  )(async ({ params, query }, { actor, db }) => ({
    status: 200,
    body: await readPatient(db, actor, params.id, query.page),
  }));
}
