import { answerInvitation } from "@regain/contract/calls/license/answer-invitation";
import { institutionUsers } from "@regain/contract/calls/license/institution-users";
import { inviteUser } from "@regain/contract/calls/license/invite-user";
import { sendInvitation } from "@regain/contract/calls/license/send-invitation";
import { withdrawInvitation } from "@regain/contract/calls/license/withdraw-invitation";
import { optOut as optOutCall } from "@regain/contract/calls/messaging/opt-out";
import { dayMs } from "@regain/contract/durations";
import { describe, expect, test } from "vitest";
import { addPatient } from "../../../builders/people.ts";
import { issueLink } from "../../identity/link-token.service.ts";
import { codeOf, institutionHouses } from "../../../testing/institution-houses.ts";

const { server, openHouse, lettersTo } = institutionHouses();

describe("an invitation", () => {
  test("expires, is replaced, sent again only while open, and withdrawn", async () => {
    const { admin, n } = await openHouse();
    const email = `nora${n}@example.org`;
    const { id } = await admin.invite(email);
    expect(await codeOf(admin.invite(email.toUpperCase()))).toBe("already-invited");
    await admin.resend(id);
    expect(await lettersTo(email)).toHaveLength(2);
    server().advance(8 * dayMs);
    const later = await freshAdmin(n);
    expect((await later.list()).users.at(-1)).toMatchObject({ status: "EXPIRED" });
    expect(await codeOf(later.resend(id))).toBe("invitation-not-open");
    expect((await later.invite(email)).id).toBe(id);
    const [{ invitation } = {}] = await lettersTo(email);
    await later.withdraw(id);
    expect((await later.list()).total).toBe(1);
    const answer = server().client(invitation!)(answerInvitation, {
      params: { id },
      body: { status: "DECLINED" },
    });
    expect(await codeOf(answer)).toBe("link-expired");
    expect(await codeOf(later.withdraw(id))).toBe("not-found");
  });

  test("of who is somebody already is refused with a reason", async () => {
    const { admin, clinician, n } = await openHouse();
    const other = await openHouse();
    await clinician("dana");
    const nils = `nils.${n}`;
    await server().seed((trx) => addPatient(trx, { username: nils }));
    expect(await codeOf(admin.invite(`dana${n}@example.org`))).toBe("email-in-use");
    expect(await codeOf(admin.invite(`Greta${n}@example.org`))).toBe("own-address");
    expect(await codeOf(admin.invite(`greta${other.n}@example.org`))).toBe("other-institution");
    expect(await codeOf(admin.invite(`${nils}@example.org`))).toBe("email-in-use");
    await expect(admin.invite("no\r\nbcc: all@example.org")).rejects.toMatchObject({
      fields: { email: "Enter a valid email address." },
    });
    expect((await admin.list()).total).toBe(2);
  });

  test("is not sent to who wants no mail, nor without end", async () => {
    const { admin, clinician, n } = await openHouse();
    const dana = await clinician("dana");
    const email = `nobody${n}@example.org`;
    const optOut = await server().seed((trx) =>
      issueLink(trx, { purpose: "do-not-contact", email }, server().now()),
    );
    await server().client(optOut)(optOutCall, { query: {}, body: { optOut: true } });
    expect(await codeOf(admin.invite(email))).toBe("address-suppressed");
    const codes: string[] = [];
    for (let tries = 0; tries < 62; tries += 1) codes.push(await codeOf(admin.invite(email)));
    expect(codes.at(-1)).toBe("too-many-requests");
    expect((await admin.list()).total).toBe(2);
    const resets: string[] = [];
    for (let tries = 0; tries < 32; tries += 1) resets.push(await codeOf(admin.reset(dana)));
    expect(resets.at(-1)).toBe("too-many-requests");
  });

  test("is no user, and a user no invitation", async () => {
    const { admin, clinician, n } = await openHouse();
    const other = await openHouse();
    const dana = await clinician("dana");
    const { id } = await admin.invite(`nora${n}@example.org`);
    for (const code of await Promise.all(
      [
        admin.reset(id),
        admin.status(id, "SUSPENDED"),
        admin.appoint(id, true),
        admin.remove(id),
      ].map(codeOf),
    ))
      expect(code).toBe("not-accepted-yet");
    for (const code of await Promise.all([admin.resend(dana), admin.withdraw(dana)].map(codeOf)))
      expect(code).toBe("invitation-not-open");
    const theirs = other.admin;
    for (const code of await Promise.all(
      [theirs.resend(id), theirs.withdraw(id), theirs.remove(dana)].map(codeOf),
    ))
      expect(code).toBe("not-found");
    expect(await codeOf(theirs.reset(dana))).toBe("not-found");
    expect(await codeOf(theirs.status(dana, "SUSPENDED"))).toBe("not-found");
  });
});

/** The admin of a house again, after the days in which the first session ended. */
async function freshAdmin(n: number) {
  const { id, institution_id } = await server()
    .database.owner.selectFrom("users")
    .select(["id", "institution_id"])
    .where("username", "=", `greta${n}`)
    .executeTakeFirstOrThrow();
  const call = server().client(await server().tokenFor(id));
  const params = { id: institution_id! };
  return {
    list: () => call(institutionUsers, { params, query: {} }),
    invite: (email: string) => call(inviteUser, { params, body: { email, type: "clinician" } }),
    resend: (userId: string) => call(sendInvitation, { params: { ...params, userId } }),
    withdraw: (userId: string) => call(withdrawInvitation, { params: { ...params, userId } }),
  };
}
