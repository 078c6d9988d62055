import { acceptHomework } from "@regain/contract/calls/activation/accept-homework";
import { completeAccount } from "@regain/contract/calls/activation/complete-account";
import { changePassword } from "@regain/contract/calls/account/change-password";
import { resetPassword } from "@regain/contract/calls/identity/reset-password";
import { createClinicPatient } from "@regain/contract/calls/signup/create-clinic-patient";
import { createClinician } from "@regain/contract/calls/signup/create-clinician";
import { createPatient } from "@regain/contract/calls/signup/create-patient";
import { goodActivation } from "@regain/contract/testing/account-faults";
import { goodClinician, goodPatient } from "@regain/contract/testing/sign-up-faults";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { rangeLookup } from "../../adapters/leaked-passwords/range-lookup.ts";
import { addClinician, addPatient } from "../../builders/people.ts";
import { contractCalls } from "../../lib/contract-calls.ts";
import { openRangeServer } from "../../testing/range-server.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { createHomeworkInvitation } from "../activation/homework-invitation.service.ts";
import { openActivation } from "../activation/preauthorised.service.ts";
import { issueLink } from "./link-token.service.ts";
import { hashPassword } from "./passwords.ts";

/** In no list of ours. */
const leaked = "Seaside Tulip 42";
const common = "Dragon 1977";

let server: TestServer;
let service: Awaited<ReturnType<typeof openRangeServer>>;
let passwordHash: string;
const failures: string[] = [];
beforeAll(async () => {
  service = await openRangeServer([leaked]);
  const leaks = rangeLookup({
    url: service.url,
    patienceMs: 60_000,
    onFailure: ({ message }) => failures.push(message),
  });
  server = await openTestServer({ leaks });
  passwordHash = await hashPassword("Practice1");
});
afterAll(async () => {
  await server.close();
  await service.close();
});
beforeEach(() => {
  service.state.fault = undefined;
  failures.length = 0;
  // Limited calls are tried a few times here.
  server.advance(2 * 3_600_000);
});

let count = 0;
const newName = () => `person${++count}`;
const somebody = (more: object = {}) => {
  const username = newName();
  return server.seed((trx) => addPatient(trx, { username, passwordHash, ...stored, ...more }));
};
const tokenIn = (path: string) => new URL(path, "http://regain.test").searchParams.get("token")!;
const request = () => ({ platform: "web" as const, requestId: randomUUID() });
/** The name of the person whose password it is, if they have given one. */
const called = { firstName: "Rosamunde", lastName: "Quintanilla" };
const stored = { first_name: called.firstName, last_name: called.lastName };
const { email: _, ...person } = { ...goodPatient, ...called };
const diagnosis = { skills: ["speaking" as const], disorders: ["stroke" as const], since: null };

/** Every call for choosing a password: sets this one, for somebody new. */
const ways = new Map<{ readonly path: string }, (password: string) => Promise<unknown>>([
  [
    createPatient,
    (password) =>
      server.client()(createPatient, {
        body: {
          ...person,
          ...request(),
          email: `${newName()}@example.org`,
          password,
          clinicianAssisted: 0,
        },
      }),
  ],
  [
    createClinician,
    (password) =>
      server.client()(createClinician, {
        body: {
          ...goodClinician,
          ...called,
          ...request(),
          email: `${newName()}@example.org`,
          password,
        },
      }),
  ],
  [
    createClinicPatient,
    (password) =>
      server.client()(createClinicPatient, {
        body: {
          ...request(),
          username: newName(),
          password,
          age: "71.5",
          gender: "Male",
          education: "high_school",
          locale: "en",
          diagnosis,
        },
      }),
  ],
  [
    completeAccount,
    async (password) => {
      const username = newName();
      const email = `${username}@example.org`;
      const token = await server.seed(async (trx) =>
        tokenIn(await openActivation(trx, { email }, server.now())),
      );
      const { age, locale } = goodActivation;
      return server.client(token)(completeAccount, {
        query: {},
        body: {
          platform: "web",
          source: "flint_activation",
          request_id: "r1",
          pages: {
            Account: { accept_eula: true, email, username, password },
            Location: { locale },
            Demographics: { age, ...called },
            Diagnosis: diagnosis,
          },
        },
      });
    },
  ],
  [
    acceptHomework,
    async (password) => {
      const patientId = await somebody({
        email: null,
        subscription: { status: "clinician_setup" },
      });
      const email = `${newName()}@example.org`;
      const { clinicianId, token } = await server.seed(async (trx) => {
        const clinician = await addClinician(trx, { username: newName() });
        const wish = { patientId, clinicianId: clinician, email };
        return {
          clinicianId: clinician,
          token: tokenIn(await createHomeworkInvitation(trx, wish, server.now())),
        };
      });
      return server.client(token)(acceptHomework, {
        params: { id: patientId, clinicianId },
        body: { email, careGiver: "true", password, acceptedEULA: "true", action: "homework" },
      });
    },
  ],
  [
    changePassword,
    async (newPassword) => {
      const userId = await somebody();
      return server.client(await server.tokenFor(userId))(changePassword, {
        params: { userId },
        body: { oldPassword: "Practice1", newPassword },
      });
    },
  ],
  [
    resetPassword,
    async (newPassword) => {
      const link = { purpose: "reset-password", userId: await somebody() } as const;
      const token = await server.seed((trx) => issueLink(trx, link, server.now()));
      return server.client(token)(resetPassword, { body: { newPassword } });
    },
  ],
]);

const calls = (await contractCalls()).filter(({ errors }) => errors?.includes("weak-password"));

describe.each(calls.map((def) => [`${def.method} ${def.section}${def.path}`, def] as const))(
  "%s",
  (name, def) => {
    const set = (password: string) => {
      const way = ways.get(def);
      if (!way) throw new Error(`This test does not know how to set a password by ${name}.`);
      return way(password);
    };

    test("takes no password that is common, or that the service knows", async () => {
      const refused = { status: 422, code: "weak-password" };
      await expect(set(common)).rejects.toMatchObject(refused);
      await expect(set(leaked)).rejects.toMatchObject(refused);
      await set("Seaside Tulip 43");
      expect(failures).toEqual([]);
    });

    test("takes one that cannot be looked up", async () => {
      service.state.fault = 503;
      await set(leaked);
      expect(failures).toHaveLength(1);
    });
  },
);

test("nothing of it is in the log", () => {
  const log = server.logLines.join("\n");
  expect(log).not.toContain("Tulip");
  for (const { path } of service.asked) expect(log).not.toContain(path.slice(-5));
});

// A clinician's patient has no name yet.
const named = calls.filter((def) => def !== createClinicPatient);

test.each(named.map((def) => [`${def.method} ${def.section}${def.path}`, def] as const))(
  "%s takes none that is the person's name",
  async (_name, def) => {
    const refused = { status: 422, code: "weak-password" };
    for (const own of ["Rosamunde", "QUINTANILLA", "Rosamunde Quintanilla"])
      await expect(ways.get(def)!(`${own} 1`)).rejects.toMatchObject(refused);
  },
);
