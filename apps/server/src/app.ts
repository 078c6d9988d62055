import compress from "@fastify/compress";
import multipart from "@fastify/multipart";
import Fastify, { type FastifyInstance } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { fieldSentence } from "./lib/http/field-sentences.ts";
import { serializerFor } from "./lib/http/serializer.ts";
import { pagesRoutes } from "./modules/content/pages.routes.ts";
import { identify, sessionFinder } from "./modules/identity/auth-session.service.ts";
import { identifySubmitter } from "./modules/identity/submit-token.service.ts";
import { demoSignInRoutes } from "./demo/demo-sign-in.routes.ts";
import { activationRoutes } from "./modules/activation/activation.routes.ts";
import { accountRoutes } from "./modules/account/account.routes.ts";
import { billingRoutes } from "./modules/billing/billing.routes.ts";
import { demoPaymentsRoutes } from "./modules/billing/demo/demo-payments.routes.ts";
import { subscriptionRoutes } from "./modules/billing/account/subscription.routes.ts";
import { webhookRoutes } from "./modules/billing/provider/webhook.routes.ts";
import { consultRoutes } from "./modules/consult/consult.routes.ts";
import { assessmentRoutes } from "./modules/assessment/assessment.routes.ts";
import { addPatientRoutes } from "./modules/caseload/add-patient.routes.ts";
import { caseloadRoutes } from "./modules/caseload/caseload.routes.ts";
import { documentationRoutes } from "./modules/documentation/documentation.routes.ts";
import { educationRoutes } from "./modules/education/education.routes.ts";
import { exportRoutes } from "./modules/export/export.routes.ts";
import { identityRoutes } from "./modules/identity/identity.routes.ts";
import { institutionSettingsRoutes } from "./modules/institution/settings/institution-settings.routes.ts";
import { institutionUsersRoutes } from "./modules/institution/users/institution-users.routes.ts";
import { institutionRecordsRoutes } from "./modules/institution/records/institution-records.routes.ts";
import { invitationRoutes } from "./modules/invitation/invitation.routes.ts";
import { findLink } from "./modules/identity/link-token.service.ts";
import { isLinkToken, isSubmitToken } from "./modules/identity/token.ts";
import { mailboxRoutes } from "./modules/messaging/mailbox.routes.ts";
import { messagingRoutes } from "./modules/messaging/messaging.routes.ts";
import { ownItemsRoutes } from "./modules/own-items/own-items.routes.ts";
import { remindersRoutes } from "./modules/reminders/reminders.routes.ts";
import { calendarRoutes } from "./modules/report/calendar.routes.ts";
import { detailedPerformanceRoutes } from "./modules/report/detailed-performance.routes.ts";
import { reportRoutes } from "./modules/report/report.routes.ts";
import { responsesRoutes } from "./modules/report/responses.routes.ts";
import { presetRoutes } from "./modules/schedule/preset.routes.ts";
import { scheduleRoutes } from "./modules/schedule/schedule.routes.ts";
import { clinicRoutes } from "./modules/session/clinic.routes.ts";
import { sessionRoutes } from "./modules/session/session.routes.ts";
import { signupRoutes } from "./modules/signup/signup.routes.ts";
import { recordingsRoutes } from "./modules/speech/recordings.routes.ts";
import { speechRoutes } from "./modules/speech/speech.routes.ts";
import { surveyRoutes } from "./modules/survey/survey.routes.ts";
import { browserErrorRoutes } from "./modules/browser-errors/browser-errors.routes.ts";
import { trackingRoutes } from "./modules/tracking/tracking.routes.ts";
import { access } from "./plugins/access.ts";
import { actor } from "./plugins/actor.ts";
import { answered } from "./plugins/answered.ts";
import { handlerTimeoutGuard } from "./plugins/handler-timeout.ts";
import { apiDocs } from "./plugins/api-docs.ts";
import { audit } from "./plugins/audit.ts";
import { errors, sendRefusal } from "./plugins/errors.ts";
import { health } from "./plugins/health.ts";
import { jsonBody } from "./plugins/json-body.ts";
import { loggerOptions } from "./plugins/logging.ts";
import { metrics } from "./plugins/metrics.ts";
import { overload } from "./plugins/overload.ts";
import { requestId, requestIds } from "./plugins/request-id.ts";
import { bareHeaders, securityHeaders } from "./plugins/security-headers.ts";
import { files } from "./plugins/static-files.ts";
import { handleClientErrors } from "./plugins/client-errors.ts";
import type { Services } from "./services.ts";

export type Module = (app: FastifyInstance) => void;

/** Every module, one per line. */
const allModules: readonly Module[] = [
  identityRoutes,
  demoSignInRoutes,
  accountRoutes,
  signupRoutes,
  sessionRoutes,
  clinicRoutes,
  assessmentRoutes,
  speechRoutes,
  recordingsRoutes,
  ownItemsRoutes,
  scheduleRoutes,
  presetRoutes,
  reportRoutes,
  responsesRoutes,
  exportRoutes,
  detailedPerformanceRoutes,
  calendarRoutes,
  caseloadRoutes,
  addPatientRoutes,
  educationRoutes,
  documentationRoutes,
  messagingRoutes,
  remindersRoutes,
  consultRoutes,
  mailboxRoutes,
  invitationRoutes,
  institutionRecordsRoutes,
  institutionUsersRoutes,
  institutionSettingsRoutes,
  activationRoutes,
  billingRoutes,
  subscriptionRoutes,
  webhookRoutes,
  demoPaymentsRoutes,
  pagesRoutes,
  surveyRoutes,
  trackingRoutes,
  browserErrorRoutes,
];

export interface AppOptions {
  readonly isReady: () => Promise<boolean>;
  /** True once the process has been told to end. */
  readonly isDraining?: () => boolean;
  /**
   * How long a call that comes now would wait, if this many more are about to get in line, ms; no time if not given.
   */
  readonly waitMs?: (toCome: number) => number;
  /** Where log lines go; standard output if not given. */
  readonly logStream?: { write(line: string): void };
  /** All of them if not given. */
  readonly modules?: readonly Module[];
}

/** Time to send the whole request. */
const requestTimeoutMs = 60_000;
/** Time to answer it. */
const handlerTimeoutMs = 30_000;

/** The whole server, without a port: `inject` it in tests, `listen` with it in main. */
export async function buildApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const { config, database } = services;
  z.config({ localeError: fieldSentence });
  const app = Fastify({
    logger: loggerOptions(config.logLevel, options.logStream),
    genReqId: requestIds(config.trustProxy),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    requestTimeout: requestTimeoutMs,
    handlerTimeout: handlerTimeoutMs,
    // What cannot even be routed (a broken percent escape) is answered like any other refusal.
    frameworkErrors: (error, request, reply) =>
      void sendRefusal(error, request, reply.headers(bareHeaders(config))),
    clientErrorHandler: handleClientErrors(config),
  });
  app.decorate("services", services);
  const sessions = sessionFinder(database);
  // Calls whose caller is still being identified are not in the line yet.
  const waitMs = () => options.waitMs?.(sessions.waiting) ?? 0;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerFor(config.appEnv, (text) => app.log.warn(text)));

  await app.register(requestId);
  await app.register(answered);
  await app.register(errors);
  await app.register(securityHeaders);
  await app.register(compress);
  await app.register(handlerTimeoutGuard);
  await app.register(jsonBody);
  await app.register(multipart);
  await app.register(overload, { waitMs });
  // Before the caller is identified: one who is refused there has an address too.
  await app.register(audit);
  await app.register(actor, {
    identify: (token, now) => identify(database, token, now, sessions),
    isSubmitToken,
    identifySubmitter: (token, patientId, now) =>
      identifySubmitter(database, token, patientId, now),
    isLink: isLinkToken,
    findLink: (token, purposes, now) => findLink(database, token, purposes, now),
  });
  await app.register(access);
  await app.register(health, { isReady: options.isReady, isDraining: options.isDraining });
  await app.register(metrics, { waitMs });
  await app.register(files);
  for (const register of options.modules ?? allModules) register(app);
  // Last, because it lists what is served by now.
  await app.register(apiDocs);
  return app;
}
