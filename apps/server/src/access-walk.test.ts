import type { AccessRule } from "@regain/contract/access";
import { type EndpointDef, mountedPath } from "@regain/contract/endpoint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addClinician, addPatient, addToCaseload } from "./db/builders/people.ts";
import { contractCalls } from "./lib/contract-calls.ts";
import { openTestServer, type TestServer } from "./testing/test-server.ts";

const callers = ["nobody", "dead", "rosa", "sam", "dana", "nils"] as const;
type Caller = (typeof callers)[number];

/** The code each caller is refused with at Rosa's record; null: the access rule lets them through. */
type Expected = Record<Caller, string | null>;

const through: Expected = {
  nobody: null,
  dead: null,
  rosa: null,
  sam: null,
  dana: null,
  nils: null,
};
const signedOut = { nobody: "not-signed-in", dead: "session-ended" };
const patientsOnly = { dana: "patients-only", nils: "patients-only" };

const expected: Readonly<Record<AccessRule, Expected>> = {
  anyone: through,
  "signed-in": { ...through, ...signedOut },
  "own-patient": { ...through, ...signedOut, ...patientsOnly, sam: "not-found" },
  "own-results": { ...through, ...signedOut, ...patientsOnly, sam: "not-found" },
  "patient-record": { ...through, ...signedOut, sam: "not-found", nils: "not-found" },
  "practising-patient": { ...through, ...signedOut, ...patientsOnly, sam: "not-found" },
  "own-user": {
    ...through,
    ...signedOut,
    sam: "not-found",
    dana: "not-found",
    nils: "not-found",
  },
  link: {
    nobody: "link-unknown",
    dead: "session-ended",
    rosa: "link-unknown",
    sam: "link-unknown",
    dana: "link-unknown",
    nils: "link-unknown",
  },
  "signed-in-or-link": { ...through, ...signedOut },
};

/** Codes by which an access rule refuses. */
const accessCodes = new Set([
  "not-signed-in",
  "session-ended",
  "patients-only",
  "forbidden",
  "link-unknown",
]);

const calls = await contractCalls();
let server: TestServer;
/** Ids; who is not here has no account. */
let people: Partial<Record<Caller, string>>;

beforeAll(async () => {
  server = await openTestServer();
  people = await server.seed(async (trx) => {
    const ids = {
      rosa: await addPatient(trx, { username: "rosa" }),
      sam: await addPatient(trx, { username: "sam" }),
      dana: await addClinician(trx, { username: "dana" }),
      nils: await addClinician(trx, { username: "nils" }),
    };
    await addToCaseload(trx, { patient_id: ids.rosa, clinician_id: ids.dana });
    return ids;
  });
});
afterAll(() => server.close());

/** The same id in both spellings: an address may not open what the other closes. */
const spellings = {
  "as it is stored": (id: string) => id,
  "in upper case": (id: string) => id.toUpperCase(),
};
type Spelling = (typeof spellings)[keyof typeof spellings];

function addressOf(def: EndpointDef, spelt: Spelling): string {
  return mountedPath(def, "v700").replace(/:([A-Za-z]\w*)/g, (_, name) =>
    name === "id" || name === "userId" ? spelt(people.rosa!) : "x",
  );
}

/** One for each call: a log-out among them ends it. */
async function newTokenFor(caller: Caller): Promise<string | undefined> {
  const id = people[caller];
  if (id) return server.tokenFor(id);
  return caller === "dead" ? "rgn_dead" : undefined;
}

async function codeFor(def: EndpointDef, caller: Caller, spelt: Spelling): Promise<string | null> {
  const token = await newTokenFor(caller);
  const answer = await server.app.inject({
    method: def.method,
    url: addressOf(def, spelt),
    headers: token ? { "access-token": token } : {},
    ...(def.body ? { payload: {} } : {}),
  });
  return answer.statusCode < 400 ? null : answer.json<{ error: string }>().error;
}

describe.each(Object.entries(spellings))(
  "every call, by everybody, at Rosa's record, her id %s",
  (_, spelt) => {
    for (const def of calls)
      test(`${def.method} ${def.section}${def.path}`, async () => {
        const route = { method: def.method, url: mountedPath(def, "v700") };
        expect(server.app.hasRoute(route)).toBe(true);
        for (const caller of callers) {
          const wanted = expected[def.access][caller];
          const code = await codeFor(def, caller, spelt);
          expect([caller, code]).not.toEqual([caller, "internal"]);
          if (wanted) expect([caller, code]).toEqual([caller, wanted]);
          else expect([caller, accessCodes.has(code ?? "")]).toEqual([caller, false]);
        }
      });
  },
);
