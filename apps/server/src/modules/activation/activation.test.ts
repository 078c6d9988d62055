import { acceptHomework } from "@regain/contract/calls/activation/accept-homework";
import { completeAccount } from "@regain/contract/calls/activation/complete-account";
import { homeworkInvitation } from "@regain/contract/calls/activation/homework-invitation";
import { preauthorized } from "@regain/contract/calls/activation/preauthorized";
import { userInfo } from "@regain/contract/calls/activation/user-info";
import { loadUser } from "@regain/contract/calls/identity/load-user";
import { login } from "@regain/contract/calls/identity/login";
import { activeSchedule } from "@regain/contract/calls/schedule/active-schedule";
import type { CallError } from "@regain/contract/client";
import { dayMs } from "@regain/contract/durations";
import type { CallInput } from "@regain/contract/endpoint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addClinician, addInstitution, addPatient } from "../../builders/people.ts";
import { system } from "../../db/actor.ts";
import { addMonths } from "../../lib/months.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { endMailedLinks } from "../identity/ended-links.service.ts";
import { createInvitation } from "../invitation/invitation.service.ts";
import {
  acceptHomeworkInvitation,
  createHomeworkInvitation,
} from "./homework-invitation.service.ts";
import { openActivation, type Preauthorisation } from "./preauthorised.service.ts";

type Body = CallInput<typeof completeAccount>["body"];

let server: TestServer;
let dana: string;
let nils: string;

beforeAll(async () => {
  server = await openTestServer();
  await server.seed(async (trx) => {
    dana = await addClinician(trx, { username: "dana", last_name: "Reed" });
    nils = await addClinician(trx, { username: "nils" });
  });
});
afterAll(() => server.close());

const tokenIn = (path: string) => new URL(path, "http://regain.test").searchParams.get("token")!;

const linkFor = (agreed: Preauthorisation) =>
  server.seed(async (trx) => tokenIn(await openActivation(trx, agreed, server.now())));

const ada = { email: "ada@example.org", username: "ada" };

function formOf({
  email,
  username,
  password = "Lagoon42x",
}: {
  email: string;
  username: string;
  password?: string;
}): Body {
  return {
    platform: "web",
    source: "flint_activation",
    request_id: "r1",
    pages: {
      Account: { accept_eula: true, email, username, password },
      Location: { locale: "en", timeZone: "America/Chicago" },
      Demographics: { age: "61.5", firstName: "Ada", lastName: "Byrne" },
      Diagnosis: { skills: ["speaking"], disorders: ["stroke", "aphasia"], since: "3-6M" },
    },
  };
}

const complete = (token: string, body: Body) =>
  server.client(token)(completeAccount, { query: {}, body });

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => "fine",
    ({ code }: CallError) => code,
  );

const subscriptionOf = (patientId: string) =>
  server.seed((trx) =>
    trx
      .selectFrom("subscriptions")
      .select(["status", "payment_source", "period_ends_at"])
      .where("patient_id", "=", patientId)
      .executeTakeFirstOrThrow(),
  );

const caseloadOf = (clinicianId: string) =>
  server.seed(async (trx) => {
    const rows = await trx
      .selectFrom("caseload")
      .select("patient_id")
      .where("clinician_id", "=", clinicianId)
      .execute();
    return rows.map(({ patient_id }) => patient_id);
  });

describe("a pre-authorised account", () => {
  test("Ada finishes hers, is signed in, has homework, and the link is used up", async () => {
    const id = await server.seed((trx) =>
      addPatient(trx, { ...ada, subscription: { status: "account_created" } }),
    );
    const token = await linkFor({ email: ada.email, userId: id });
    expect(await server.client(token)(preauthorized, {})).toMatchObject({
      ...ada,
      firstName: "Ada",
      subscriptionTime: null,
      passwordRequirements: { minLength: 8 },
    });
    const { data } = await complete(token, formOf(ada));
    const me = server.client(data.token);
    expect(await me(loadUser, {})).toMatchObject({
      user: { userId: id, username: "ada", firstName: "Ada", lastName: "Byrne" },
      subscriptionState: { status: "trialing" },
    });
    const schedule = await me(activeSchedule, { params: { id } });
    expect(schedule.scheduledTaskTypes.length).toBeGreaterThan(0);
    const patient = await server.seed((trx) =>
      trx
        .selectFrom("patients")
        .innerJoin("users", "users.id", "patient_id")
        .select(["age", "conditions", "conditions_period", "areas", "time_zone"])
        .where("patient_id", "=", id)
        .executeTakeFirstOrThrow(),
    );
    expect(patient).toEqual({
      age: 61.5,
      conditions: ["stroke", "aphasia"],
      conditions_period: "3-6M",
      areas: ["speaking"],
      time_zone: "America/Chicago",
    });
    const credentials = { username: "ada", password: "Lagoon42x" };
    expect((await server.client()(login, { body: credentials })).ctdata.accessToken).toBeTruthy();
    expect(await refusalOf(complete(token, formOf(ada)))).toBe("link-used");
  });

  test("a new one is made where there is none, and paid for as long as was agreed", async () => {
    const email = "june@example.org";
    const agreed = { email, firstName: "June", subscriptionTime: 6 };
    const token = await linkFor(agreed);
    const known = await server.client(token)(preauthorized, {});
    expect(known).toMatchObject({ email, username: "june", firstName: "June", lastName: null });
    const body = formOf({ email, username: known.username });
    const query = { subscriptionTime: "99" };
    const { data } = await server.client(token)(completeAccount, { query, body });
    const { user } = await server.client(data.token)(loadUser, {});
    const { status, payment_source, period_ends_at } = await subscriptionOf(user.userId);
    expect([user.username, status, payment_source]).toEqual(["june", "paying", "none"]);
    const days = (period_ends_at!.getTime() - server.now().getTime()) / dayMs;
    expect(days).toBeGreaterThan(180);
    expect(days).toBeLessThan(185);
  });

  test("somebody else's link, address or state is refused, and nothing is used up by it", async () => {
    const email = "max@example.org";
    const token = await linkFor({ email });
    const good = formOf({ email, username: "max" });
    const foreign = formOf({ email: "eve@example.org", username: "eve" });
    expect(await refusalOf(complete(token, foreign))).toBe("malformed-request");
    const easy = formOf({ email, username: "max", password: "Password1" });
    expect(await refusalOf(complete(token, easy))).toBe("weak-password");
    const german = { ...good, pages: { ...good.pages, Location: { locale: "xx" } } };
    expect(await refusalOf(complete(token, german))).toBe("malformed-request");
    expect(await refusalOf(complete("rgl_unknown", good))).toBe("link-unknown");
    expect(await refusalOf(server.client()(preauthorized, {}))).toBe("link-unknown");
    expect(await refusalOf(server.client(token)(homeworkInvitation, {}))).toBe("link-unknown");
    expect(await refusalOf(complete(token, good))).toBe("fine");

    const paying = await server.seed((trx) => addPatient(trx, { username: "paul" }));
    const late = await linkFor({ email: "paul@example.org", userId: paying });
    expect(await refusalOf(server.client(late)(preauthorized, {}))).toBe("link-used");
  });

  test("shows nothing to who got the mail by mistake, once the account has another address", async () => {
    const email = "oda@example.org";
    const id = await server.seed((trx) =>
      addPatient(trx, { username: "oda", email, subscription: { status: "account_created" } }),
    );
    const token = await linkFor({ email: "ode@example.org", userId: id });
    expect(await refusalOf(server.client(token)(preauthorized, {}))).toBe("link-expired");
    const body = formOf({ email, username: "oda" });
    expect(await refusalOf(complete(token, body))).toBe("link-expired");
    const sent = await linkFor({ email, userId: id });
    expect(await server.client(sent)(preauthorized, {})).toMatchObject({ email });
    await server.database.withActor(system("sign-in"), (trx) =>
      endMailedLinks(trx, id, server.now()),
    );
    expect(await refusalOf(complete(sent, body))).toBe("link-expired");
  });

  test("a refusal at the end leaves who is signed in signed in", async () => {
    const id = await server.seed((trx) =>
      addPatient(trx, {
        username: "gil",
        email: null,
        subscription: { status: "account_created" },
      }),
    );
    const gil = server.client(await server.tokenFor(id));
    const email = "gil@example.org";
    const token = await linkFor({ email, userId: id });
    const other = await server.seed((trx) => addPatient(trx, { username: "gilbert", email }));
    const body = formOf({ email, username: "gil" });
    expect(await refusalOf(complete(token, body))).toBe("email-in-use");
    expect(await refusalOf(gil(loadUser, {}))).toBe("fine");
    await server.seed((trx) =>
      trx.updateTable("users").set({ email: null }).where("id", "=", other).execute(),
    );
    const { data } = await complete(token, body);
    expect(await refusalOf(gil(loadUser, {}))).toBe("session-ended");
    expect(await refusalOf(server.client(data.token)(loadUser, {}))).toBe("fine");
  });

  test("an expired link is no longer valid", async () => {
    const token = await linkFor({ email: "late@example.org" });
    server.advance(31 * dayMs);
    expect(await refusalOf(server.client(token)(preauthorized, {}))).toBe("link-expired");
  });

  test("of two tabs that finish at once one gets the account", async () => {
    const email = "twin@example.org";
    const token = await linkFor({ email });
    const body = formOf({ email, username: "twin" });
    const outcomes = await Promise.all([1, 2].map(() => refusalOf(complete(token, body))));
    expect(outcomes).toContain("fine");
    expect(outcomes.filter((outcome) => outcome === "fine")).toHaveLength(1);
  });
});

describe("an invited patient", () => {
  test("gets an account of the institution, by its rule for passwords", async () => {
    const token = await server.seed(async (trx) => {
      const institution_id = await addInstitution(trx, {
        name: "Harbor",
        password_min_symbols: 1,
      });
      const row = {
        id: "0199aaaa-0000-7000-8000-00000000abcd",
        email: "ines@example.org",
        user_type: "patient",
        institution_id,
        created_at: server.now(),
        expires_at: new Date(server.now().getTime() + dayMs),
      } as const;
      await trx.insertInto("invitations").values(row).execute();
      return createInvitation(trx, row, server.now());
    });
    const who = { email: "ines@example.org", username: "ines" };
    expect(await refusalOf(complete(token, formOf(who)))).toBe("malformed-request");
    const { data } = await complete(token, formOf({ ...who, password: "Lagoon42!" }));
    const auth = await server.client(data.token)(loadUser, {});
    expect(auth).toMatchObject({
      user: { username: "ines" },
      institutionInfo: { institutionAdmin: false },
      subscriptionState: { status: "paying" },
    });
    const trail = await server.database.pool.query(
      "select institution_id, kind from audit where user_id = $1 and call like '%completeAccount'",
      [auth.user.userId],
    );
    const { institutionId } = auth.institutionInfo!;
    expect(trail.rows, "the institution's admins read of it").toEqual([
      { institution_id: institutionId, kind: "administration" },
    ]);
  });
});

describe("a homework invitation", () => {
  const invite = (username: string, email: string | null, more = {}) =>
    server.seed(async (trx) => {
      const patientId = await addPatient(trx, { username, email, ...more });
      const wish = { patientId, clinicianId: dana, email: email ?? "family@example.org" };
      const path = await createHomeworkInvitation(trx, wish, server.now());
      return { id: patientId, token: tokenIn(path) };
    });
  const answer = {
    email: "kim@example.org",
    careGiver: "true",
    password: "Lagoon42x",
    acceptedEULA: "true",
    action: "homework",
  } as const;

  test("sets up an account without an address and shares it with the clinician", async () => {
    const setUp = { subscription: { status: "clinician_setup" as const } };
    const { id, token } = await invite("kim", null, setUp);
    const onTheTabletOfTheClinic = server.client(await server.tokenFor(id));
    const family = server.client(token);
    expect(await family(homeworkInvitation, {})).toMatchObject({
      patientId: id,
      clinicianId: dana,
      clinicianName: "Dana Reed",
      email: null,
      sentTo: "family@example.org",
      acceptedEULA: false,
      isShared: false,
    });
    const params = { id, clinicianId: dana };
    await family(acceptHomework, { params, body: answer });
    expect(await caseloadOf(dana)).toContain(id);
    expect(await refusalOf(onTheTabletOfTheClinic(loadUser, {}))).toBe("session-ended");
    expect((await subscriptionOf(id)).status).toBe("trialing");
    const credentials = { username: "kim@example.org", password: "Lagoon42x" };
    const { ctdata } = await server.client()(login, { body: credentials });
    const kim = server.client(ctdata.accessToken!);
    const { scheduledTaskTypes } = await kim(activeSchedule, { params: { id } });
    expect(scheduledTaskTypes.length).toBeGreaterThan(0);
    const again = family(acceptHomework, { params, body: answer });
    expect(await refusalOf(again)).toBe("link-used");
  });

  test("begins the months that were agreed on before the clinician invited", async () => {
    const { id, token } = await invite("ole", "ole@example.org", {
      subscription: { status: "account_created" as const },
    });
    await linkFor({ email: "ole@example.org", userId: id, subscriptionTime: 6 });
    const body = { ...answer, email: "ole@example.org" };
    await server.client(token)(acceptHomework, { params: { id, clinicianId: dana }, body });
    expect(await subscriptionOf(id)).toEqual({
      status: "paying",
      payment_source: "none",
      period_ends_at: addMonths(server.now(), 6),
    });
  });

  test("leaves who is signed in signed in where the link was used meanwhile", async () => {
    const { id } = await invite("ned", null);
    const tablet = server.client(await server.tokenFor(id));
    const { id: tokenId, data } = await server.seed((trx) =>
      trx
        .updateTable("link_tokens")
        .set({ used_at: server.now() })
        .where("user_id", "=", id)
        .returning(["id", "data"])
        .executeTakeFirstOrThrow(),
    );
    const purpose = "homework-invitation";
    const whose = { userId: id, userType: "patient", email: null } as const;
    const work = acceptHomeworkInvitation(
      server.database,
      server.app.services,
      { kind: "link", purpose, tokenId, ...whose, data },
      {
        patientId: id,
        clinicianId: dana,
        email: "ned@example.org",
        isManagedByCaregiver: undefined,
        password: "Lagoon42x",
        timeZone: undefined,
        ip: "192.0.2.1",
      },
      server.now(),
    );
    await expect(work).rejects.toMatchObject({ code: "link-used" });
    expect(await refusalOf(tablet(loadUser, {}))).toBe("fine");
  });

  test("only shares an account that is set up, and leaves its password alone", async () => {
    const { id, token } = await invite("lea", "lea@example.org", { accepted_eula_at: new Date() });
    expect(await server.client(token)(homeworkInvitation, {})).toMatchObject({
      email: "lea@example.org",
      acceptedEULA: true,
    });
    const body = { ...answer, email: "lea@example.org" };
    await server.client(token)(acceptHomework, { params: { id, clinicianId: dana }, body });
    expect(await caseloadOf(dana)).toContain(id);
    const credentials = { username: "lea", password: "Lagoon42x" };
    expect(await refusalOf(server.client()(login, { body: credentials }))).toBe(
      "wrong-credentials",
    );
  });

  test("shows nothing to who got it by mistake, once the account has another address", async () => {
    const setUp = { subscription: { status: "clinician_setup" as const } };
    const { id, token } = await invite("vic", null, setUp);
    const stranger = server.client(token);
    expect(await stranger(homeworkInvitation, {})).toMatchObject({ email: null });
    const vic = server.client(await server.tokenFor(id));
    const details = { firstName: "Vic", lastName: "Real", email: "vic.real@example.org" };
    await vic(userInfo, { params: { userId: id }, body: { ...details, acceptedEULA: true } });
    expect(await refusalOf(stranger(homeworkInvitation, {}))).toBe("link-expired");
    const body = { ...answer, email: "vic.real@example.org" };
    const params = { id, clinicianId: dana };
    expect(await refusalOf(stranger(acceptHomework, { params, body }))).toBe("link-expired");
    expect(await caseloadOf(dana)).not.toContain(id);

    const sent = await invite("wyn", "wyn@example.org");
    await server.seed((trx) =>
      trx
        .updateTable("users")
        .set({ email: "wyn.real@example.org" })
        .where("id", "=", sent.id)
        .execute(),
    );
    expect(await refusalOf(server.client(sent.token)(homeworkInvitation, {}))).toBe("link-expired");
  });

  test("is good for its own patient and its own clinician only", async () => {
    const { id, token } = await invite("mia", null);
    const other = await invite("noa", null);
    const tell = (params: { id: string; clinicianId: string }, body: object = {}) =>
      refusalOf(
        server.client(token)(acceptHomework, {
          params,
          body: { ...answer, email: "mia@example.org", ...body },
        }),
      );
    expect(await tell({ id, clinicianId: nils })).toBe("not-found");
    expect(await tell({ id: other.id, clinicianId: dana })).toBe("not-found");
    expect(await tell({ id, clinicianId: dana }, { email: "dana@example.org" })).toBe(
      "email-in-use",
    );
    expect(await tell({ id, clinicianId: dana }, { password: undefined })).toBe(
      "malformed-request",
    );
    expect(await tell({ id, clinicianId: dana }, { acceptedEULA: "false" })).toBe(
      "malformed-request",
    );
    expect(await caseloadOf(nils)).toEqual([]);
    expect(await tell({ id, clinicianId: dana })).toBe("fine");
  });
});

describe("the set-up of an account that a clinician made", () => {
  test("says who the patient is and begins the trial, once", async () => {
    const id = await server.seed((trx) =>
      addPatient(trx, {
        username: "sol",
        first_name: null,
        email: null,
        subscription: { status: "clinician_setup", payment_source: "none" },
      }),
    );
    const sol = server.client(await server.tokenFor(id));
    const other = server.client(await server.tokenFor(dana));
    const input = {
      params: { userId: id },
      body: {
        firstName: "Sol",
        lastName: "Vega",
        email: "sol@example.org",
        acceptedEULA: true as const,
      },
    };
    expect(await refusalOf(other(userInfo, input))).toBe("not-found");
    const taken = { ...input, body: { ...input.body, email: "dana@example.org" } };
    expect(await refusalOf(sol(userInfo, taken))).toBe("email-in-use");
    await sol(userInfo, input);
    expect(await sol(loadUser, {})).toMatchObject({
      user: { firstName: "Sol", lastName: "Vega", email: "sol@example.org" },
      subscriptionState: { status: "trialing" },
    });
    expect(await refusalOf(sol(userInfo, input))).toBe("nothing-to-set-up");
  });
});
