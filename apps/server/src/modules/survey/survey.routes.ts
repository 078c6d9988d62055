import { requestScholarship } from "@regain/contract/calls/survey/request-scholarship";
import { readScholarship } from "@regain/contract/calls/survey/read-scholarship";
import { readSurvey } from "@regain/contract/calls/survey/read-survey";
import { sendSurveyResult } from "@regain/contract/calls/survey/send-survey-result";
import type { FastifyInstance } from "fastify";
import { mount } from "../../lib/http/mount.ts";
import { readScholarshipState, saveScholarshipRequest } from "./scholarship.service.ts";
import { readSurveyState, saveSurveyResult } from "./survey.service.ts";

export function surveyRoutes(app: FastifyInstance): void {
  const { jobs, config } = app.services;
  const { publicUrl, supportEmail } = config;

  mount(
    app,
    readSurvey,
  )(async ({ query }, { actor, db, now }) => ({
    status: 200,
    body: await readSurveyState(db, actor, query.campaign, now),
  }));

  mount(
    app,
    sendSurveyResult,
  )(async ({ body }, { actor, db, now, req }) => ({
    status: 200,
    body: await saveSurveyResult(db, actor, { result: body, ip: req.ip }, now),
  }));

  mount(
    app,
    readScholarship,
  )(async (_, { actor, db }) => ({ status: 200, body: await readScholarshipState(db, actor) }));

  mount(
    app,
    requestScholarship,
  )(async ({ body }, { actor, db, now, req }) => {
    const parts = { db, jobs, publicUrl, supportEmail };
    const said = { amount: body.amount, ip: req.ip };
    return { status: 200, body: await saveScholarshipRequest(parts, actor, said, now) };
  });
}
