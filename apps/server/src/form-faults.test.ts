import { changeAccount } from "@regain/contract/calls/account/change-account";
import { changePassword } from "@regain/contract/calls/account/change-password";
import { proveIdentity } from "@regain/contract/calls/account/prove-identity";
import { acceptHomework } from "@regain/contract/calls/activation/accept-homework";
import { completeAccount } from "@regain/contract/calls/activation/complete-account";
import { userInfo } from "@regain/contract/calls/activation/user-info";
import { claimPatient } from "@regain/contract/calls/add-patient/claim-patient";
import { dailySessionNotes } from "@regain/contract/calls/documentation/daily-session-notes";
import { changeInstitution } from "@regain/contract/calls/license/change-institution";
import { changeSignInSettings } from "@regain/contract/calls/license/change-sign-in-settings";
import { inviteUser } from "@regain/contract/calls/license/invite-user";
import { removeUser } from "@regain/contract/calls/license/remove-user";
import { addSchedule } from "@regain/contract/calls/schedule/add-schedule";
import { inviteToHomework } from "@regain/contract/calls/add-patient/invite-to-homework";
import { requestSignInLink } from "@regain/contract/calls/identity/request-sign-in-link";
import { checkLogin } from "@regain/contract/calls/identity/check-login";
import { forgotPassword } from "@regain/contract/calls/identity/forgot-password";
import { login } from "@regain/contract/calls/identity/login";
import { resetPassword } from "@regain/contract/calls/identity/reset-password";
import { validateOtp } from "@regain/contract/calls/identity/validate-otp";
import { optOut } from "@regain/contract/calls/messaging/opt-out";
import { saveEmailPreferences } from "@regain/contract/calls/reminders/save-email-preferences";
import { createClinicPatient } from "@regain/contract/calls/signup/create-clinic-patient";
import { createClinician } from "@regain/contract/calls/signup/create-clinician";
import { createPatient } from "@regain/contract/calls/signup/create-patient";
import { requestScholarship } from "@regain/contract/calls/survey/request-scholarship";
import { sendSurveyResult } from "@regain/contract/calls/survey/send-survey-result";
import { type EndpointDef, mountedPath } from "@regain/contract/endpoint";
import type { LinkPurpose } from "@regain/contract/link-purposes";
import { goodPasswordChange } from "@regain/contract/testing/account-faults";
import { levelsOfTheRows } from "@regain/contract/testing/desk-faults";
import { everyForm, existenceRows, type FormName } from "@regain/contract/testing/every-form";
import type { FormRows } from "@regain/contract/testing/fault";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addClinician, addInstitution, addPatient, addToCaseload } from "./builders/people.ts";
import { strict } from "./lib/http/strict-schema.ts";
import { issueLink } from "./modules/identity/link-token.service.ts";
import { hashPassword } from "./modules/identity/passwords.ts";
import { openTestServer, type TestServer } from "./testing/test-server.ts";

/** Section 5 of the specification, at the calls: what gets past a form gets the same complaint. */

let server: TestServer;
const ids = { june: "", dana: "", greta: "", harbor: "" };
beforeAll(async () => {
  server = await openTestServer();
  const passwordHash = await hashPassword(goodPasswordChange.current_password);
  await server.seed(async (trx) => {
    ids.june = await addPatient(trx, { username: "june", passwordHash });
    ids.dana = await addClinician(trx, { username: "dana" });
    await addToCaseload(trx, { patient_id: ids.june, clinician_id: ids.dana });
    ids.harbor = await addInstitution(trx, { name: "Harbor Rehabilitation" });
    const harbors = { institution_id: ids.harbor, institution_admin: true };
    ids.greta = await addClinician(trx, { username: "greta", ...harbors });
  });
});
afterAll(() => server.close());
/** Attempts counted against the same account are forgotten. */
beforeEach(() => server.advance(3_601_000));

type Typed = Readonly<Record<string, unknown>>;

interface FormCall {
  readonly def: EndpointDef;
  /** What opens it: June's, Dana's or Greta's session, a link of June's, or nothing. */
  readonly by: "june" | "dana" | "greta" | "nobody" | LinkPurpose;
  /** The request that the form makes from what was typed. */
  readonly body?: (typed: Typed) => Typed;
  readonly query?: (typed: Typed) => Record<string, string>;
  /** The names of the form's fields in the request. */
  readonly names?: Readonly<Record<string, string>>;
  /** How a fault is refused, if not as malformed. */
  readonly refusedAs?: (field: string, typed: unknown) => readonly [number, string] | undefined;
}

const asItIs = (typed: Typed) => typed;
const requestId = "0199aaaa-0000-7000-8000-000000000000";
const inPages = ({ email, password, locale, age, firstName, lastName, ...rest }: Typed) => ({
  platform: "web",
  request_id: "r",
  pages: {
    Account: { accept_eula: true, email, username: "june", password },
    Location: { locale },
    Demographics: { age, firstName, lastName },
    Diagnosis: {
      skills: rest.areas,
      disorders: rest.conditions,
      since: rest.conditionsPeriod || null,
    },
  },
});
const signUp = (typed: Typed) => ({ ...typed, platform: "web", requestId });
const inDiagnosis = ({ conditions, conditionsPeriod, areas, ...rest }: Typed) =>
  signUp({
    ...rest,
    diagnosis: { skills: areas, disorders: conditions, since: conditionsPeriod || null },
  });
const strings = ({ acceptedEULA, careGiver = false, ...rest }: Typed) => ({
  ...rest,
  acceptedEULA: String(acceptedEULA),
  careGiver: String(careGiver),
});

const calls: Readonly<Record<FormName, FormCall>> = {
  "login, the name": { def: checkLogin, by: "nobody", body: asItIs },
  "login, the password": {
    def: login,
    by: "nobody",
    body: (typed) => ({ username: "june", ...typed }),
  },
  "login, the one-time code": {
    def: validateOtp,
    by: "nobody",
    query: ({ otp }) => ({ otp: String(otp) }),
  },
  "a link to log in with": {
    def: requestSignInLink,
    by: "nobody",
    body: ({ username }) => ({ emailOrUsername: username }),
    names: { username: "emailOrUsername" },
  },
  "a forgotten password": {
    def: forgotPassword,
    by: "nobody",
    query: ({ username }) => ({ username: String(username) }),
  },
  "a new password by a link": {
    def: resetPassword,
    by: "reset-password",
    body: ({ new_password: newPassword }) => ({ newPassword }),
    names: { new_password: "newPassword" },
  },
  "the sign-up of a patient": {
    def: createPatient,
    by: "nobody",
    body: (typed) => signUp({ ...typed, clinicianAssisted: 1 }),
  },
  "the sign-up of a clinician": { def: createClinician, by: "nobody", body: signUp },
  "the wizard of an activation": {
    def: completeAccount,
    by: "activation",
    body: inPages,
    names: {
      email: "pages.Account.email",
      password: "pages.Account.password",
      locale: "pages.Location.locale",
      age: "pages.Demographics.age",
      firstName: "pages.Demographics.firstName",
      lastName: "pages.Demographics.lastName",
    },
  },
  "a homework invitation": { def: acceptHomework, by: "homework-invitation", body: strings },
  "the set-up": { def: userInfo, by: "june", body: asItIs },
  "one's own details": { def: changeAccount, by: "june", body: asItIs },
  "a password that is changed": {
    def: changePassword,
    by: "june",
    body: ({ current_password: oldPassword, new_password: newPassword }) => ({
      oldPassword,
      newPassword,
    }),
    names: { current_password: "oldPassword", new_password: "newPassword" },
  },
  "who is signed in, by the password": { def: proveIdentity, by: "june", body: asItIs },
  "who is signed in, by a code": { def: proveIdentity, by: "june", body: asItIs },
  "not to be contacted": { def: optOut, by: "do-not-contact", body: asItIs },
  "reminders and progress mails": { def: saveEmailPreferences, by: "june", body: asItIs },
  invitation: { def: inviteUser, by: "greta", body: asItIs },
  removal: { def: removeUser, by: "greta", body: asItIs },
  "the settings of an institution": {
    def: changeInstitution,
    by: "greta",
    body: (typed) => ({ ...typed, version: 0 }),
  },
  "the single sign-on of an institution": {
    def: changeSignInSettings,
    by: "greta",
    body: (typed) => ({ ...typed, isOn: false, version: 0 }),
  },
  "a daily note": {
    def: dailySessionNotes,
    by: "dana",
    query: ({ date }) => ({ date: String(date) }),
  },
  "a scheduled task": {
    def: addSchedule,
    by: "dana",
    body: (typed) => ({
      version: 0,
      // Arithmetic, which has as many levels as the rows assume.
      scheduledTaskTypes: [{ ...typed, taskTypeId: 33 }],
    }),
    names: {
      taskCount: "scheduledTaskTypes.0.taskCount",
      taskLevel: "scheduledTaskTypes.0.taskLevel",
    },
    // A level that no exercise has is malformed; one that only this exercise lacks is detected later.
    refusedAs: (field, typed) =>
      field === "taskLevel" && typed === levelsOfTheRows + 1
        ? [422, "level-out-of-range"]
        : undefined,
  },
  "a new patient": {
    def: createClinicPatient,
    by: "dana",
    body: inDiagnosis,
    names: { conditions: "diagnosis.disorders", areas: "diagnosis.skills" },
  },
  "an existing patient": {
    def: claimPatient,
    by: "dana",
    body: ({ username: patientUsername, password: patientPassword }) => ({
      patientUsername,
      patientPassword,
    }),
    names: { username: "patientUsername", password: "patientPassword" },
  },
  "end of trial": {
    def: sendSurveyResult,
    by: "survey",
    body: (typed) => ({ campaign: "end_of_trial", isFinalStep: true, ...typed }),
  },
  scholarship: { def: requestScholarship, by: "scholarship", body: asItIs },
  "a letter home": { def: inviteToHomework, by: "dana", body: asItIs },
};

function tokenOf(by: FormCall["by"]): Promise<string> | undefined {
  if (by === "nobody") return undefined;
  if (by === "june" || by === "dana" || by === "greta") return server.tokenFor(ids[by]);
  const subject = { userId: ids.june, email: "june@example.org" };
  return server.seed((trx) =>
    issueLink(trx, { purpose: by, ...subject, data: { clinicianId: ids.dana } }, server.now()),
  );
}

async function send({ def, by, body, query }: FormCall, typed: Typed) {
  const personNamed = def === claimPatient ? ids.dana : ids.june;
  const id = def.access === "own-institution" ? ids.harbor : personNamed;
  const named = { id, userId: ids.june, clinicianId: ids.dana };
  const token = await tokenOf(by);
  const answer = await server.app.inject({
    method: def.method,
    url: mountedPath(def, "v700").replace(/:(\w+)/g, (_, name) => named[name as "id"]),
    headers: token ? { "access-token": token } : {},
    ...(query ? { query: query(typed) } : {}),
    ...(body ? { payload: body(typed) } : {}),
  });
  return { status: answer.statusCode, body: answer.json<{ error?: string; fields?: Typed }>() };
}

/** Whether the call accepts this request, by its schema alone: nothing is executed. */
function isUnderstood({ def, body, query }: FormCall, typed: Typed): boolean {
  const [schema, sent] = query ? [def.query, query(typed)] : [def.body, body?.(typed)];
  return strict(schema!).safeParse(sent).success;
}

describe.each(Object.entries(calls) as [FormName, FormCall][])(
  "%s, sent past the form",
  (name, call) => {
    const { good, faults, optional = {} }: FormRows = everyForm[name];
    test("is understood where it is right", () => expect(isUnderstood(call, good)).toBe(true));
    test.each(Object.entries(optional))("%s may be left empty", (field, empty) => {
      expect(isUnderstood(call, { ...good, [field]: empty })).toBe(true);
    });
    test.each(faults)("%s %j: %s", async (field, typed, sentence) => {
      const { status, body } = await send(call, { ...good, [field]: typed });
      const refusedAs = call.refusedAs?.(field, typed) ?? [400, "malformed-request"];
      expect([status, body.error, body.fields]).toEqual([
        ...refusedAs,
        { [call.names?.[field] ?? field]: sentence },
      ]);
    });
  },
);

describe("asked about when its field is left", () => {
  test.each(existenceRows)("%s %j: %s", async (kind, typed, exists) => {
    const answer = await server.app.inject({
      url: `/signup/v700/api/validate${kind}`,
      query: { [kind]: typed },
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, { exists }]);
  });
});
