import { claimPatient as claimPatientCall } from "@regain/contract/calls/add-patient/claim-patient";
import { homeAccess } from "@regain/contract/calls/add-patient/home-access";
import { inviteToHomework } from "@regain/contract/calls/add-patient/invite-to-homework";
import type { FastifyInstance } from "fastify";
import { mount } from "../../lib/http/mount.ts";
import { inviteFromClinic, readHomeAccess } from "../activation/invite-from-clinic.service.ts";
import { requireActivePatient } from "./active-patient.service.ts";
import { findEntry } from "./caseload.store.ts";
import { claimPatient } from "./claim-patient.service.ts";

export function addPatientRoutes(app: FastifyInstance): void {
  const { config, jobs } = app.services;
  const letters = { jobs, publicUrl: config.publicUrl };

  mount(
    app,
    claimPatientCall,
  )(async ({ body }, { actor, db, now, req }) => {
    const { patientUsername: username, patientPassword: password } = body;
    req.concerns = await claimPatient(db, actor, { username, password, ip: req.ip }, now);
    return { status: 200, body: { patientId: req.concerns.userId } };
  });

  mount(
    app,
    homeAccess,
  )(async ({ params: { id } }, { actor, db, now }) => {
    const body = await db.withActor(actor, async (trx) => {
      const entry = await findEntry(trx, actor.userId, id);
      return {
        ...(await readHomeAccess(trx, id, now)),
        isDischarged: !!entry?.discharged_at,
      };
    });
    return { status: 200, body };
  });

  mount(
    app,
    inviteToHomework,
  )(async ({ params: { id }, body: { email, careGiver } }, { actor, db, now }) => {
    await db.withActor(actor, (trx) => requireActivePatient(trx, actor.userId, id));
    await inviteFromClinic(db, letters, actor, { patientId: id, email, careGiver }, now);
    return { status: 200, body: {} };
  });
}
