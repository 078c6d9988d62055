import { loadUser } from "@regain/contract/calls/identity/load-user";
import { institutionAudit } from "@regain/contract/calls/license/institution-audit";
import { invitation as readInvitation } from "@regain/contract/calls/license/invitation";
import { createClinician } from "@regain/contract/calls/signup/create-clinician";
import { CallError } from "@regain/contract/client";
import { goodClinician } from "@regain/contract/testing/sign-up-faults";
import { randomUUID } from "node:crypto";
import { dayMs } from "@regain/contract/durations";
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "../../db/actor.ts";
import { addClinician, addInstitution } from "../../builders/people.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { createInvitation } from "../invitation/invitation.service.ts";

let server: TestServer;
let harbor: string;
let maple: string;
let greta: string;
beforeAll(async () => {
  server = await openTestServer();
  await server.seed(async (trx) => {
    harbor = await addInstitution(trx, {
      name: "Harbor",
      address1: "1 Pier",
      city: "Boston",
      state: "MA",
      postal_code: "02110",
      password_min_length: 12,
    });
    maple = await addInstitution(trx, { name: "Maple" });
    greta = await addClinician(trx, {
      username: "greta",
      institution_id: harbor,
      institution_admin: true,
    });
  });
});
afterAll(() => server.close());

/** Harbor invites somebody; returns the letter's token. */
async function invite(email: string): Promise<string> {
  const now = server.now();
  const invitation = {
    id: randomUUID(),
    email,
    user_type: "clinician" as const,
    institution_id: harbor,
    invited_by: greta,
    created_at: now,
    expires_at: new Date(now.getTime() + 7 * dayMs),
  };
  return server.database.withActor(system("sign-up"), async (trx) => {
    await trx.insertInto("invitations").values(invitation).execute();
    return createInvitation(trx, invitation, now);
  });
}

const { firstName, lastName, role, acceptedEula } = goodClinician;
const form = { firstName, lastName, role, acceptedEula, platform: "web" };

async function send(more: object) {
  const standard = { email: "", password: "", institutionId: harbor };
  const body = { ...form, ...standard, requestId: randomUUID(), ...more };
  const { data } = await server.client()(createClinician, { body });
  return server.client(data.token ?? undefined)(loadUser, {});
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "fine",
    (error: unknown) => (error instanceof CallError ? error.code : String(error)),
  );

const workplaceOf = (email: string) =>
  server.seed((trx) =>
    trx
      .selectFrom("clinicians")
      .innerJoin("users", "users.id", "clinician_id")
      .select(["facility_name", "mailing_address", "zip_code"])
      .where("email", "=", email)
      .executeTakeFirstOrThrow(),
  );

const password = "Harbor.View.77";

test("who is invited belongs to the institution, whose data is the workplace", async () => {
  const email = "ines@example.org";
  const invitationToken = await invite(email);
  const { institutionInfo } = await send({ email, password, invitationToken });
  expect(institutionInfo).toEqual({ institutionId: harbor, institutionAdmin: false });
  expect(await workplaceOf(email)).toEqual({
    facility_name: "Harbor",
    mailing_address: "1 Pier\nBoston, MA",
    zip_code: "02110",
  });
  const again = send({ email: "other@example.org", password, invitationToken });
  expect(await codeOf(again)).toBe("link-used");
  const { entries } = await server.client(await server.tokenFor(greta))(institutionAudit, {
    params: { id: harbor },
    query: { kind: "administration" },
  });
  expect(
    entries.map(({ text }) => text),
    "the admins read that she came",
  ).toEqual([`${firstName} ${lastName} joined your institution.`]);
});

test("who is invited where the institution logs its people in is not let in past it, asked twice or not", async () => {
  await server.seed((trx) =>
    trx
      .insertInto("institution_sign_in")
      .values({ institution_id: harbor, issuer: "https://x", client_id: "x", client_secret: "x" })
      .execute(),
  );
  const email = "sso@example.org";
  const invitationToken = await invite(email);
  const read = await server.client(invitationToken)(readInvitation, {});
  expect(read.data.signsInElsewhere).toBe(true);
  const wish = { email, password, invitationToken, institutionId: harbor };
  const body = { ...form, ...wish, requestId: randomUUID() };
  const call = () => server.client()(createClinician, { body });
  expect(await call()).toEqual({ data: { token: null } });
  expect(await call()).toEqual({ data: { token: null } });
  const open = await server.seed((trx) =>
    trx
      .selectFrom("auth_sessions")
      .innerJoin("users", "users.id", "auth_sessions.user_id")
      .select("auth_sessions.id")
      .where("email", "=", email)
      .where("revoked_at", "is", null)
      .execute(),
  );
  expect(open).toEqual([]);
  await server.seed((trx) =>
    trx.deleteFrom("institution_sign_in").where("institution_id", "=", harbor).execute(),
  );
});

test("an invited person whose answer got lost asks again", async () => {
  const email = "lost@example.org";
  const wish = { email, password, invitationToken: await invite(email), requestId: randomUUID() };
  const first = await send(wish);
  expect((await send(wish)).user.userId).toBe(first.user.userId);
});

test("the id alone fills in the workplace, and makes nobody a member", async () => {
  const email = "guest@example.org";
  const { institutionInfo } = await send({ email, password });
  expect(institutionInfo).toBeNull();
  expect((await workplaceOf(email)).facility_name).toBe("Harbor");
});

test.each([
  ["somebody else's invitation", { email: "thief@example.org" }, "link-unknown"],
  ["another institution's id", { institutionId: () => maple }, "link-unknown"],
  ["a token of nobody", { invitationToken: "rgl_made-up" }, "link-unknown"],
  ["a password below the institution's wish", { password: "Harbor.77" }, "malformed-request"],
])("%s is refused, and makes no account", async (name, wrong, code) => {
  const email = `${name.replaceAll(" ", ".").replaceAll("'", "")}@example.org`;
  const invitationToken = await invite(email);
  const { institutionId = () => harbor, ...others } = wrong as { institutionId?: () => string };
  const wish = { email, password, invitationToken, institutionId: institutionId(), ...others };
  expect(await codeOf(send(wish))).toBe(code);
  const made = await server.seed((trx) =>
    trx
      .selectFrom("users")
      .select("id")
      .where("email", "in", [email, "thief@example.org"])
      .execute(),
  );
  expect(made).toEqual([]);
});

test("without an institution a token is left for its own page", async () => {
  const email = "later@example.org";
  const invitationToken = await invite(email);
  const body = { ...goodClinician, platform: "web", requestId: randomUUID() };
  await server.client()(createClinician, { body: { ...body, email, invitationToken } });
  const used = await server.seed((trx) =>
    trx.selectFrom("invitations").select("status").where("email", "=", email).executeTakeFirst(),
  );
  expect(used?.status).toBe("INVITED");
});
