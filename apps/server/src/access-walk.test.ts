import { type EndpointDef, mountedPath } from "@regain/contract/endpoint";
import { accessRules } from "@regain/contract/access";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { system } from "./db/actor.ts";
import { addPatient } from "./builders/people.ts";
import { contractCalls } from "./lib/contract-calls.ts";
import { openSession } from "./modules/identity/auth-session.service.ts";
import { issueLink } from "./modules/identity/link-token.service.ts";
import { openTestServer, type TestServer } from "./testing/test-server.ts";
import { addressOf, type Named, namesThing, spellings } from "./testing/walk/address.ts";
import { type Caller, callersAt } from "./testing/walk/callers.ts";
import { type Cast, linkData, seedCast } from "./testing/walk/cast.ts";
import { expectedCode, refusesByRule } from "./testing/walk/expected.ts";

const calls = await contractCalls();
let server: TestServer;
let cast: Cast;
let callers: readonly Caller[];

beforeAll(async () => {
  server = await openTestServer();
  cast = await seedCast(server);
  callers = callersAt(server, cast);
});
afterAll(() => server.close());

async function codeFor(def: EndpointDef, url: string, token: string | undefined) {
  const answer = await server.app.inject({
    method: def.method,
    url,
    headers: token ? { "access-token": token } : {},
    ...(def.body ? { payload: {} } : {}),
  });
  expect([url, answer.statusCode]).not.toEqual([url, 500]);
  return answer.statusCode < 400 ? null : answer.json<{ error: string }>().error;
}

const heldUp = "new-password-needed";

const nameOf = ({ method, section, path }: EndpointDef) => `${method} ${section}${path}`;
const rosas = (): Named => ({ person: cast.people.rosa, things: cast.rosas });

test("there are calls of every access rule", () => {
  const used = new Set(calls.map(({ access }) => access));
  expect(accessRules.filter((rule) => !used.has(rule))).toEqual([]);
});

const asStored = spellings["as it is stored"];

describe.each(Object.entries(spellings))(
  "every call, by everybody, at Rosa's record, her id %s",
  (_, spelt) => {
    // If the address names nothing, another spelling would not change it.
    for (const def of spelt === asStored ? calls : calls.filter(({ path }) => path.includes(":")))
      test(`${def.method} ${def.section}${def.path}`, async () => {
        const route = { method: def.method, url: mountedPath(def, "v700") };
        expect(server.app.hasRoute(route)).toBe(true);
        const url = addressOf(def, cast, rosas(), spelt);
        for (const caller of callers) {
          const wanted = expectedCode(def, caller);
          const code = await codeFor(def, url, await caller.token(def));
          if (code === null) caller.answered(def);
          if (wanted) expect([caller.name, code]).toEqual([caller.name, wanted]);
          else expect([caller.name, refusesByRule(def, code)]).toEqual([caller.name, undefined]);
        }
      });
  },
);

describe("a suspended patient", () => {
  for (const def of calls.filter(({ access }) => access !== "anyone"))
    test(`is as signed out at their own record: ${nameOf(def)}`, async () => {
      const { vera } = cast.people;
      const url = addressOf(def, cast, { person: vera, things: cast.rosas });
      expect(await codeFor(def, url, await server.tokenFor(vera))).toBe("session-ended");
    });
});

describe("a patient who must choose another password first", () => {
  let pia: string;
  beforeAll(async () => {
    const held = { username: "pia", prompt_change_password: true };
    pia = await server.seed((trx) => addPatient(trx, held));
  });
  for (const def of calls) {
    const { access, isOpenBeforeNewPassword: isOpen = access === "anyone" } = def;
    test(`${isOpen ? "is not held up" : "is held up"}: ${nameOf(def)}`, async () => {
      const url = addressOf(def, cast, { person: pia, things: cast.rosas });
      const isHeldUp = (await codeFor(def, url, await server.tokenFor(pia))) === heldUp;
      expect(isHeldUp).toBe(!isOpen);
    });
  }

  test("is held up by nothing after coming by a link or a card", async () => {
    const session = { userId: pia, type: "patient", device: "test", byPassword: false } as const;
    const token = await server.database.withActor(system("sign-in"), (trx) =>
      openSession(trx, session, server.now()),
    );
    const codes: (string | null)[] = [];
    for (const def of calls.filter(({ method }) => method === "GET"))
      codes.push(
        await codeFor(def, addressOf(def, cast, { person: pia, things: cast.rosas }), token),
      );
    expect(codes).not.toContain(heldUp);
  });
});

/** Someone who is suspended can still say that they do not want mail. */
const canStillRefuse = new Set(["do-not-contact", "mail-choice"]);

describe("a suspended patient's link", () => {
  const linked = calls.filter(({ access, links }) => access === "link" && links);
  for (const def of linked)
    test(`leads nowhere: ${nameOf(def)}`, async () => {
      const { vera } = cast.people;
      const url = addressOf(def, cast, { person: vera, things: cast.rosas });
      for (const purpose of def.links ?? []) {
        const link = { purpose, userId: vera, data: linkData[purpose](cast) };
        const token = await server.seed((trx) => issueLink(trx, link, server.now()));
        const wanted = canStillRefuse.has(purpose) ? null : "link-expired";
        expect([purpose, await codeFor(def, url, token)]).toEqual([purpose, wanted]);
      }
    });
});

describe("what is another's is not reached under one's own name", () => {
  for (const def of calls.filter(namesThing))
    test(`${def.method} ${def.section}${def.path}`, async () => {
      const url = addressOf(def, cast, { person: cast.people.rosa, things: cast.sams });
      const code = await codeFor(def, url, await server.tokenFor(cast.people.rosa));
      // A call that expects something else is malformed, which says nothing about the thing.
      const refusals = def.body ? ["not-found", "malformed-request"] : ["not-found"];
      expect(refusals).toContain(code);
    });

  test("and is still there after all who tried", async () => {
    const kept = await server.database.withActor(system("jobs"), async (trx) => ({
      item: await trx
        .selectFrom("own_items")
        .select("removed_at")
        .where("item_id", "=", cast.sams.itemId)
        .executeTakeFirst(),
      session: await trx
        .selectFrom("auth_sessions")
        .select("revoked_at")
        .where("id", "=", cast.sams.sessionId)
        .executeTakeFirst(),
    }));
    expect(kept).toEqual({ item: { removed_at: null }, session: { revoked_at: null } });
  });
});
