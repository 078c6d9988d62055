import { clientIp } from "@regain/contract/calls/signup/client-ip";
import { createClinicPatient } from "@regain/contract/calls/signup/create-clinic-patient";
import { createClinician } from "@regain/contract/calls/signup/create-clinician";
import { createPatient } from "@regain/contract/calls/signup/create-patient";
import { eula } from "@regain/contract/calls/signup/eula";
import { locales } from "@regain/contract/calls/signup/locales";
import { partner } from "@regain/contract/calls/signup/partner";
import { validateEmail } from "@regain/contract/calls/signup/validate-email";
import { validateUsername } from "@regain/contract/calls/signup/validate-username";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { deviceOf } from "../../lib/http/device-of.ts";
import { mount } from "../../lib/http/mount.ts";
import { hasOwnSignIn } from "../identity/single-sign-on.service.ts";
import { signUpClinician } from "./clinician-sign-up.service.ts";
import { registerClinicPatient } from "./clinic-patient.service.ts";
import { existenceOf } from "./existence.service.ts";
import { requireInstitution } from "./institution.service.ts";
import { signUpPatient } from "./patient-sign-up.service.ts";
import { offeredLocales } from "./locales.rules.ts";

const callerOf = (req: FastifyRequest) => ({ ip: req.ip, device: deviceOf(req) });

export function signupRoutes(app: FastifyInstance): void {
  const { jobs, config, leaks } = app.services;
  const parts = { jobs, publicUrl: config.publicUrl, leaks };

  mount(
    app,
    validateEmail,
  )(async ({ query }, { db, now, req }) => {
    const exists = await existenceOf(db, "email", { text: query.email, ip: req.ip }, now);
    return { status: 200, body: { exists } };
  });

  mount(
    app,
    validateUsername,
  )(async ({ query }, { db, now, req }) => {
    const exists = await existenceOf(db, "username", { text: query.username, ip: req.ip }, now);
    return { status: 200, body: { exists } };
  });

  mount(app, locales)(() => ({ status: 200, body: { locales: [...offeredLocales] } }));

  mount(app, clientIp)((_, { req }) => ({ status: 200, body: { ip: req.ip } }));

  mount(
    app,
    eula,
  )((_, { req }) => {
    const url = `${config.publicUrl}/eula`;
    const isPageAsked = (req.headers.accept ?? "").includes("text/html");
    return isPageAsked ? { status: 303, body: { location: url } } : { status: 200, body: { url } };
  });

  mount(
    app,
    partner,
  )(async ({ params }, { db }) => {
    const { name, logo_path } = await requireInstitution(db, params.id);
    const signsInElsewhere = await hasOwnSignIn(db, params.id);
    return { status: 200, body: { name, logo_image_path: logo_path, signsInElsewhere } };
  });

  mount(
    app,
    createPatient,
  )(async ({ body }, { db, now, req }) => {
    const token = await signUpPatient(db, parts, body, callerOf(req), now);
    return { status: 200, body: { data: { token } } };
  });

  mount(
    app,
    createClinician,
  )(async ({ body }, { db, now, req }) => {
    const { token, joined } = await signUpClinician(db, parts, body, callerOf(req), now);
    req.concerns = joined;
    return { status: 200, body: { data: { token } } };
  });

  mount(
    app,
    createClinicPatient,
  )(async ({ body }, { db, now, req }) => {
    const id = await registerClinicPatient(db, parts, body, req.ip, now);
    return { status: 200, body: { data: { id } } };
  });
}
