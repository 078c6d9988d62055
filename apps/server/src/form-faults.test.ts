import { changeAccount } from "@regain/contract/calls/account/change-account";
import { changePassword } from "@regain/contract/calls/account/change-password";
import { acceptHomework } from "@regain/contract/calls/activation/accept-homework";
import { completeAccount } from "@regain/contract/calls/activation/complete-account";
import { userInfo } from "@regain/contract/calls/activation/user-info";
import { resetPassword } from "@regain/contract/calls/identity/reset-password";
import { type EndpointDef, mountedPath } from "@regain/contract/endpoint";
import type { LinkPurpose } from "@regain/contract/link-purposes";
import {
  activationFaults,
  detailsFaults,
  goodActivation,
  goodHomework,
  goodPasswordChange,
  goodSetUp,
  homeworkFaults,
  passwordFaults,
  setUpFaults,
} from "@regain/contract/testing/account-faults";
import type { Fault } from "@regain/contract/testing/sign-up-faults";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addClinician, addPatient } from "./db/builders/people.ts";
import { openLink } from "./modules/identity/link-token.service.ts";
import { hashPassword } from "./modules/identity/passwords.ts";
import { openTestServer, type TestServer } from "./testing/test-server.ts";

let server: TestServer;
const ids = { june: "", dana: "" };
beforeAll(async () => {
  server = await openTestServer();
  const passwordHash = await hashPassword(goodPasswordChange.current_password);
  await server.seed(async (trx) => {
    ids.june = await addPatient(trx, { username: "june", passwordHash });
    ids.dana = await addClinician(trx, { username: "dana" });
  });
});
afterAll(() => server.close());
/** What was counted against the same account is forgotten. */
beforeEach(() => server.advance(3_601_000));

type Typed = Readonly<Record<string, unknown>>;

interface FormCall {
  readonly def: EndpointDef;
  readonly good: Typed;
  readonly faults: readonly Fault[];
  /** What it is opened by, where that is no session. */
  readonly link?: LinkPurpose;
  /** The request that the form makes of what was typed. */
  readonly body: (typed: Typed) => object;
  /** What a field of the form is called in the request. */
  readonly names?: Readonly<Record<string, string>>;
}

const asItIs = (typed: Typed) => typed;
const inPages = ({ email, password, locale, age, firstName, lastName }: Typed) => ({
  platform: "web",
  request_id: "r",
  pages: {
    Account: { accept_eula: true, email, username: "june", password },
    Location: { locale },
    Demographics: { age, firstName, lastName },
    Diagnosis: { skills: [], disorders: [], since: null },
  },
});

const forms: Readonly<Record<string, FormCall>> = {
  "the wizard": {
    def: completeAccount,
    good: goodActivation,
    faults: activationFaults,
    link: "activation",
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
  "a homework invitation": {
    def: acceptHomework,
    good: goodHomework,
    faults: homeworkFaults,
    link: "homework-invitation",
    body: (typed) => ({ ...typed, acceptedEULA: String(typed.acceptedEULA) }),
  },
  "the set-up": { def: userInfo, good: goodSetUp, faults: setUpFaults, body: asItIs },
  "one's own details": { def: changeAccount, good: {}, faults: detailsFaults, body: asItIs },
  "a password that is changed": {
    def: changePassword,
    good: goodPasswordChange,
    faults: passwordFaults,
    body: ({ current_password: oldPassword, new_password: newPassword }) => ({
      oldPassword,
      newPassword,
    }),
    names: { current_password: "oldPassword", new_password: "newPassword" },
  },
  "a new password by a link": {
    def: resetPassword,
    good: { new_password: goodPasswordChange.new_password },
    faults: passwordFaults.filter(([field]) => field === "new_password"),
    link: "reset-password",
    body: ({ new_password: newPassword }) => ({ newPassword }),
    names: { new_password: "newPassword" },
  },
};

const params = () => ({ id: ids.june, userId: ids.june, clinicianId: ids.dana });

const tokenFor = (link: LinkPurpose | undefined): Promise<string> =>
  link
    ? server.seed((trx) =>
        openLink(
          trx,
          { purpose: link, userId: ids.june, data: { clinicianId: ids.dana } },
          server.now(),
        ),
      )
    : server.tokenFor(ids.june);

async function send({ def, link, body }: FormCall, typed: Typed) {
  const named = params();
  const answer = await server.app.inject({
    method: def.method,
    url: mountedPath(def, "v700").replace(/:(\w+)/g, (_, name) => named[name as "id"]),
    headers: { "access-token": await tokenFor(link) },
    payload: body(typed),
  });
  return { status: answer.statusCode, body: answer.json<{ error?: string; fields?: Typed }>() };
}

describe.each(Object.entries(forms))("%s, sent past the form", (_, form) => {
  test.each(form.faults)("%s %j: %s", async (field, typed, sentence) => {
    const { status, body } = await send(form, { ...form.good, [field]: typed });
    const name = form.names?.[field] ?? field;
    expect([status, body.error, body.fields]).toEqual([
      400,
      "malformed-request",
      { [name]: sentence },
    ]);
  });
});
