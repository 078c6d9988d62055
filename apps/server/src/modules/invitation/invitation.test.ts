import { answerInvitation } from "@regain/contract/calls/license/answer-invitation";
import { invitation } from "@regain/contract/calls/license/invitation";
import type { CallError } from "@regain/contract/client";
import { dayMs } from "@regain/contract/durations";
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "../../db/actor.ts";
import { addClinician, addInstitution, addPatient } from "../../builders/people.ts";
import type { OwnedDatabase } from "../../db/database.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { resolveLink } from "../identity/link-token.service.ts";
import { invitationStatus } from "./invitation.rules.ts";
import { readInvitation } from "./invitation-view.service.ts";
import { decline, invite, type NewInvitation, resendInvitation } from "./invitation.service.ts";

const start = new Date("2026-03-02T10:00:00Z");
const dayOf = (days: number) => new Date(start.getTime() + days * dayMs);
const asSignUp = system("sign-up");
const letters = {
  jobs: { enqueue: () => Promise.resolve() },
  publicUrl: "https://regain.test",
};

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "fine",
    ({ code }: CallError) => code,
  );

let institutions = 0;

/** An institution with its admin, and what is done there. */
async function harborIn(database: OwnedDatabase) {
  institutions += 1;
  const username = `greta${institutions}`;
  const [institutionId, invitedBy] = await database.withActor(system("demo"), async (trx) => {
    const institution_id = await addInstitution(trx, { name: "Harbor", logo_path: "harbor.svg" });
    const greta = { username, institution_id, institution_admin: true };
    return [institution_id, await addClinician(trx, greta)] as const;
  });
  const linkOf = (token: string, now: Date) => resolveLink(database, token, ["invitation"], now);
  return {
    institutionId,
    invite: (email: string, now: Date, userType: NewInvitation["userType"] = "clinician") =>
      database.withActor(asSignUp, (trx) =>
        invite(trx, letters, { email, userType, institutionId, invitedBy }, now),
      ),
    resend: (id: string, now: Date, at = institutionId) =>
      database.withActor(asSignUp, (trx) =>
        resendInvitation(trx, letters, { id, institutionId: at }, now),
      ),
    read: async (token: string, now: Date) => {
      const link = await linkOf(token, now);
      return readInvitation(database, link, now);
    },
    decline: async (token: string, now: Date) => {
      const link = await linkOf(token, now);
      return database.withActor(asSignUp, (trx) => decline(trx, link, now));
    },
    /** From the latest letter. */
    token: async () => {
      const { content } = await database.owner
        .selectFrom("mails")
        .select("content")
        .orderBy("created_at", "desc")
        .orderBy("mail_id", "desc")
        .executeTakeFirstOrThrow();
      return new URL(content.button!.address).searchParams.get("t")!;
    },
  };
}

onBothEngines("an invitation leads to its page by a mail, for 7 days", async (database) => {
  const harbor = await harborIn(database);
  const { id } = await harbor.invite("nora@example.org", start);
  const token = await harbor.token();
  expect(await harbor.read(token, dayOf(6.9))).toMatchObject({
    id,
    userType: "clinician",
    email: "nora@example.org",
    redirect: "signup",
    data: {
      message: "Harbor invites you to use Regain.",
      institutionId: harbor.institutionId,
      logo_image_path: "harbor.svg",
    },
  });
  expect(await codeOf(harbor.invite("Nora@Example.org", dayOf(1)))).toBe("already-invited");
  expect(await codeOf(harbor.read(token, dayOf(7)))).toBe("link-expired");
  expect(await codeOf(harbor.resend(id, dayOf(7)))).toBe("invitation-not-open");
  expect((await harbor.invite("nora@example.org", dayOf(8))).id).toBe(id);
  expect(await codeOf(harbor.read(await harbor.token(), dayOf(9)))).toBe("fine");
});

onBothEngines("sending it again makes the earlier link good for nothing", async (database) => {
  const harbor = await harborIn(database);
  const { id } = await harbor.invite("nora@example.org", start);
  const first = await harbor.token();
  await harbor.resend(id, dayOf(6));
  const second = await harbor.token();
  expect(await codeOf(harbor.read(first, dayOf(6)))).toBe("link-expired");
  expect(await codeOf(harbor.read(second, dayOf(12)))).toBe("fine");
  const other = "0199aaaa-0000-7000-8000-000000000000";
  expect(await codeOf(harbor.resend(id, dayOf(7), other))).toBe("not-found");
});

onBothEngines("who declines can be invited again, by another link", async (database) => {
  const harbor = await harborIn(database);
  const { id } = await harbor.invite("nora@example.org", start, "patient");
  const token = await harbor.token();
  expect(await harbor.read(token, start)).toMatchObject({
    redirect: "wizard",
    data: { username: "nora" },
  });
  await harbor.decline(token, dayOf(1));
  expect(await codeOf(harbor.read(token, dayOf(1)))).toBe("link-used");
  expect(await codeOf(harbor.resend(id, dayOf(1)))).toBe("invitation-not-open");
  expect((await harbor.invite("nora@example.org", dayOf(2))).id).toBe(id);
});

onBothEngines("of two who invite one address at once only one does", async (database) => {
  const harbor = await harborIn(database);
  const both = [1, 2].map(() => codeOf(harbor.invite("nora@example.org", start)));
  expect((await Promise.all(both)).toSorted()).toEqual(["already-invited", "fine"]);
});

test("one that nobody answered in time has expired", () => {
  const at = (status: "INVITED" | "DECLINED", now: Date) =>
    invitationStatus({ status, expires_at: dayOf(7) }, now);
  expect(at("INVITED", dayOf(6.9))).toBe("INVITED");
  expect(at("INVITED", dayOf(7))).toBe("EXPIRED");
  expect(at("DECLINED", dayOf(7))).toBe("DECLINED");
});

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const read = (token?: string) => server.client(token)(invitation, {});
const answer = (token: string, id: string, status: "ACCEPTED" | "DECLINED", accessToken?: string) =>
  server.client(token)(answerInvitation, {
    params: { id },
    body: { status, ...(accessToken && { accessToken }) },
  });

test("who has an account confirms, and belongs to the institution", async () => {
  const harbor = await harborIn(server.database);
  const nils = await server.seed((trx) => addClinician(trx, { username: "nils" }));
  const { id } = await harbor.invite("nils@example.org", server.now());
  const token = await harbor.token();
  expect(await read(token)).toMatchObject({ redirect: null, logInFirst: true });
  const own = await server.tokenFor(nils);
  await answer(token, id, "ACCEPTED", own);
  const joined = await server.seed((trx) =>
    trx.selectFrom("users").select("institution_id").where("id", "=", nils).executeTakeFirst(),
  );
  expect(joined).toEqual({ institution_id: harbor.institutionId });
  const trail = await server.database.pool.query<{ user_id: string; kind: string }>(
    "select user_id, kind from audit where institution_id = $1",
    [harbor.institutionId],
  );
  expect(trail.rows, "its admins read of it").toEqual([{ user_id: nils, kind: "administration" }]);
  expect(await codeOf(answer(token, id, "ACCEPTED", own))).toBe("link-used");
  expect(await codeOf(harbor.invite("nils@example.org", server.now()))).toBe("email-in-use");
});

test("an account that somebody else made with the address is not let in by the mail alone", async () => {
  const harbor = await harborIn(server.database);
  const [stranger, other] = await server.seed(async (trx) => [
    await addClinician(trx, { username: "olga" }),
    await addClinician(trx, { username: "pete" }),
  ]);
  const { id } = await harbor.invite("olga@example.org", server.now());
  const token = await harbor.token();
  for (const session of [undefined, "nonsense", await server.tokenFor(other)])
    expect(await codeOf(answer(token, id, "ACCEPTED", session))).toBe("log-in-to-accept");
  expect(await codeOf(answer(token, id, "ACCEPTED", await server.tokenFor(stranger)))).toBe("fine");
});

test("an institution pays for a patient on trial who joins it, and not for one who pays", async () => {
  const harbor = await harborIn(server.database);
  const join = async (username: string, status: "trialing" | "paying") => {
    const subscription = { status, payment_source: "Stripe" } as const;
    const id = await server.seed((trx) => addPatient(trx, { username, subscription }));
    const { id: invited } = await harbor.invite(`${username}@example.org`, server.now(), "patient");
    await answer(await harbor.token(), invited, "ACCEPTED", await server.tokenFor(id));
    return server.seed((trx) =>
      trx
        .selectFrom("subscriptions")
        .select(["status", "payment_source"])
        .where("patient_id", "=", id)
        .executeTakeFirst(),
    );
  };
  expect(await join("sam", "trialing")).toEqual({ status: "paying", payment_source: "none" });
  expect(await join("yuri", "paying")).toEqual({ status: "paying", payment_source: "Stripe" });
});

test("another's invitation and a missing link are refused", async () => {
  const harbor = await harborIn(server.database);
  const first = await harbor.invite("ann@example.org", server.now());
  const token = await harbor.token();
  const second = await harbor.invite("bea@example.org", server.now());
  expect(await codeOf(answer(token, second.id, "DECLINED"))).toBe("not-found");
  expect(await codeOf(answer(token, first.id, "ACCEPTED"))).toBe("not-found");
  expect(await codeOf(read())).toBe("link-unknown");
  expect(await codeOf(read("rgl_nonsense"))).toBe("link-unknown");
  expect(await codeOf(answer(token, first.id, "DECLINED"))).toBe("fine");
});

test("an account of another institution or of another kind is left alone", async () => {
  const harbor = await harborIn(server.database);
  await server.seed((trx) => addPatient(trx, { username: "rosa" }));
  const { id } = await harbor.invite("hugo@example.org", server.now());
  // Somebody who joins another one before they answer.
  const hugo = await server.seed(async (trx) => {
    const institution_id = await addInstitution(trx, { name: "Maple" });
    return addClinician(trx, { username: "hugo", institution_id });
  });
  const own = await server.tokenFor(hugo);
  const accepting = answer(await harbor.token(), id, "ACCEPTED", own);
  expect(await codeOf(accepting)).toBe("other-institution");
  expect(await codeOf(harbor.invite("hugo@example.org", server.now()))).toBe("other-institution");
  expect(await codeOf(harbor.invite("rosa@example.org", server.now()))).toBe("email-in-use");
});
