import { dayMs } from "@regain/contract/durations";
import { localTime } from "@regain/therapy/days";
import { describe, expect, test } from "vitest";
import { system } from "../../db/actor.ts";
import { addClinician, addInstitution, addPatient } from "../../builders/people.ts";
import type { OwnedDatabase } from "../../db/database.ts";
import { startJobs } from "../../lib/jobs.ts";
import { shownDate } from "../../lib/shown-date.ts";
import { preauthorise } from "../../modules/activation/preauthorised.service.ts";
import { inviteToHomework } from "../../modules/activation/homework-invitation.service.ts";
import { reassignInvitations } from "../../modules/identity/ended-links.service.ts";
import { findLink, issueLink } from "../../modules/identity/link-token.service.ts";
import { invite } from "../../modules/invitation/invitation.service.ts";
import { type NewLetter, writeLetter } from "../../modules/messaging/letter.service.ts";
import { sendMail } from "../../modules/messaging/send-mail.job.ts";
import { suppressAddress } from "../../modules/messaging/suppression.store.ts";
import { lettersTo } from "../../testing/letters.ts";
import { operatorAt } from "../../testing/operator.ts";
import { onBothEngines, withTestDatabase } from "../../testing/test-database.ts";
import { Misuse } from "../command.ts";

const publicUrl = "https://regain.test";

/** A command line, and the server's own mail job. */
async function world(database: OwnedDatabase, withMailServer = false) {
  const smtpUrl = withMailServer ? "smtp://mail.test" : undefined;
  const operator = operatorAt(database, { publicUrl, smtpUrl });
  const jobs = await startJobs(database, { onError: () => {} });
  const parts = { jobs, publicUrl };
  const sent: string[] = [];
  const carrier = {
    send: ({ id }: { id: string }) => {
      sent.push(id);
      return Promise.resolve();
    },
    close: () => {},
  };
  const job = sendMail({ database, mailer: carrier, clock: operator.now });
  return {
    ...operator,
    parts,
    sent,
    jobs,
    write: (letter: NewLetter, base = publicUrl) =>
      database.withActor(system("sign-up"), (trx) =>
        writeLetter(trx, { jobs, publicUrl: base }, letter, operator.now()),
      ),
    /** All messages to an address, latest first. */
    to: (address: string) => lettersTo({ database }, address),
    /** Has the job send the latest message to an address. @returns its id */
    async handOver(address: string): Promise<string> {
      const [latest] = await lettersTo({ database }, address);
      await job.run({ mailId: latest?.mail_id });
      return latest!.mail_id;
    },
  };
}

const tokenOf = (address: string | undefined): string => {
  const query = new URL(address ?? "").searchParams;
  return query.get("token") ?? query.get("t") ?? "";
};

onBothEngines("a message that waits goes out as it is, while its link is good", async (db) => {
  const { seed, write, run, to, advance, now, trail, jobs } = await world(db);
  const sam = await seed((trx) => addPatient(trx, { username: "sam" }));
  const token = await db.withActor(system("sign-in"), (trx) =>
    issueLink(trx, { purpose: "reset-password", userId: sam }, now()),
  );
  const address = "sam@example.org";
  const path = `/forgot-password?token=${token}`;
  await write({ kind: "resetPassword", to: address, userId: sam, values: { name: "Sam" }, path });
  const [first] = await to(address);

  advance(60_000);
  expect(await run("resend-mail", first!.mail_id, "--yes")).toMatchObject({
    code: 0,
    noted: 'Sends "Set a new password" to sam@example.org once more, as it is.',
  });
  const [copy] = await to(address);
  expect(copy?.mail_id).not.toBe(first?.mail_id);
  expect(copy?.content).toEqual(first?.content);

  // The link has expired: a new one is made, by the rules for a forgotten password.
  advance(3_600_000);
  expect((await run("resend-mail", first!.mail_id, "--yes")).noted).toContain("written again");
  const [anew] = await to(address);
  const newToken = tokenOf(anew?.content.button?.address);
  expect(newToken).not.toBe(token);
  expect((await findLink(db, newToken, ["reset-password"], now()))?.problem).toBeUndefined();
  expect((await trail()).map(({ call, user, error }) => [call, user, error])).toEqual([
    ["ADMIN resend-mail", sam, null],
    ["ADMIN resend-mail", sam, null],
  ]);
  await jobs.stop();
});

test("what the demo wrote names no host, and goes out as it is all the same", () =>
  withTestDatabase(async (db) => {
    const { seed, write, run, to, now, jobs } = await world(db);
    const sam = await seed((trx) => addPatient(trx, { username: "sam" }));
    const token = await db.withActor(system("sign-in"), (trx) =>
      issueLink(trx, { purpose: "reset-password", userId: sam }, now()),
    );
    const address = "sam@example.org";
    const path = `/forgot-password?token=${token}`;
    const letter = { kind: "resetPassword", to: address, values: { name: "Sam" }, path } as const;
    await write({ ...letter, userId: sam }, "");
    const [first] = await to(address);
    expect(await run("resend-mail", first!.mail_id, "--yes")).toMatchObject({
      code: 0,
      noted: expect.stringContaining("once more, as it is."),
    });
    await jobs.stop();
  }));

onBothEngines("with a mail server, what waits is handed over once and not twice", async (db) => {
  const { write, run, to, handOver, sent, jobs } = await world(db, true);
  const address = "asker@example.org";
  await write({ kind: "appointmentRequested", to: address, values: { state: "Florida" } });
  const [waiting] = await to(address);
  const again = await run("resend-mail", waiting!.mail_id, "--yes");
  expect(again).toMatchObject({ code: 0 });
  expect(again.said).toContain(address);
  expect(await to(address)).toHaveLength(1);
  await handOver(address);
  await handOver(address);
  expect(sent).toEqual([waiting!.mail_id]);

  // A sent message is stored without its opt-out link, and gets a new one.
  expect((await run("resend-mail", waiting!.mail_id, "--yes")).code).toBe(0);
  const [anew] = await to(address);
  expect(anew?.content.paragraphs).toEqual(waiting?.content.paragraphs);
  expect(anew?.content.optOut?.address).toContain("/do-not-contact?token=");

  await db.withActor(system("sign-up"), (trx) => suppressAddress(trx, address, new Date()));
  expect(await run("resend-mail", waiting!.mail_id, "--yes")).toMatchObject({
    code: 1,
    noted: expect.stringContaining("does not want any mail from us."),
  });
  await jobs.stop();
});

onBothEngines("invitations are written anew while they are open", async (db) => {
  const { seed, parts, run, to, handOver, now, advance, jobs } = await world(db);
  const { institutionId, dana, rosa } = await seed(async (trx) => {
    const id = await addInstitution(trx, { name: "Harbor" });
    return {
      institutionId: id,
      dana: await addClinician(trx, { username: "dana", institution_id: id }),
      rosa: await addPatient(trx, { username: "rosa", email: null }),
    };
  });
  const wish = { institutionId, invitedBy: dana, userType: "clinician" } as const;
  await db.withActor(system("sign-up"), async (trx) => {
    await invite(trx, parts, { ...wish, email: "new@example.org" }, now());
    const agreed = { email: "plan@example.org", firstName: "Pat", subscriptionTime: 6 };
    await preauthorise(trx, parts, agreed, now());
    const family = { patientId: rosa, clinicianId: dana, email: "kin@example.org" };
    await inviteToHomework(trx, parts, { ...family, careGiver: true }, now());
  });

  advance(dayMs);
  for (const [address, purpose] of [
    ["new@example.org", "invitation"],
    ["plan@example.org", "activation"],
    ["kin@example.org", "homework-invitation"],
  ] as const) {
    const [before] = await to(address);
    const sentId = await handOver(address);
    expect((await run("resend-mail", sentId, "--yes")).code).toBe(0);
    const [anew] = await to(address);
    expect(anew?.template).toBe(before?.template);
    expect(anew?.content.paragraphs).toEqual(before?.content.paragraphs);
    const found = await findLink(db, tokenOf(anew?.content.button?.address), [purpose], now());
    expect(found).toMatchObject({ link: { purpose }, problem: undefined });
  }
  const [plan] = await to("plan@example.org");
  expect(plan?.content.button?.address).toContain("subscriptionTime=6");

  advance(8 * dayMs);
  const [latest] = await to("new@example.org");
  expect(await run("resend-mail", latest!.mail_id, "--yes")).toMatchObject({
    code: 1,
    noted: expect.stringContaining("has expired: the institution's admin can send another."),
  });
  await jobs.stop();
});

onBothEngines("an invitation goes where it belongs by now", async (db) => {
  const { seed, parts, run, to, handOver, now, advance, jobs } = await world(db);
  const { dana, mara, rosa, pat } = await seed(async (trx) => {
    const harbor = await addInstitution(trx, { name: "Harbor" });
    const north = await addInstitution(trx, { name: "Harbor North" });
    for (const [username, institutionId] of [
      ["greta", harbor],
      ["nora", north],
    ] as const) {
      const invitedBy = await addClinician(trx, { username, institution_id: institutionId });
      const wish = { institutionId, invitedBy, userType: "clinician" } as const;
      await invite(trx, parts, { ...wish, email: "new@example.org" }, now());
      advance(1_000);
    }
    return {
      dana: await addClinician(trx, { username: "dana", last_name: "Reed" }),
      mara: await addClinician(trx, { username: "mara", last_name: "Lind" }),
      rosa: await addPatient(trx, { username: "rosa", email: null }),
      pat: await addPatient(trx, {
        username: "pat",
        email: "typo@example.org",
        subscription: { status: "account_created" },
      }),
    };
  });
  const family = "kin@example.org";
  await db.withActor(system("sign-up"), async (trx) => {
    const agreed = { email: "typo@example.org", userId: pat, subscriptionTime: 6 };
    await preauthorise(trx, parts, agreed, now());
    await inviteToHomework(
      trx,
      parts,
      { patientId: rosa, clinicianId: dana, email: family },
      now(),
    );
  });

  const noteSent = (mailId: string) =>
    seed((trx) =>
      trx.updateTable("mails").set({ sent_at: now() }).where("mail_id", "=", mailId).execute(),
    );

  // Of two institutions the one that the letter names.
  const [ofNorth, ofHarbor] = await to("new@example.org");
  for (const [letter, name] of [
    [ofHarbor, "Harbor"],
    [ofNorth, "Harbor North"],
  ] as const) {
    advance(1_000);
    expect(letter?.content.subject).toBe(`${name} invites you to Regain`);
    await noteSent(letter!.mail_id);
    expect((await run("resend-mail", letter!.mail_id, "--yes")).code).toBe(0);
    const [anew] = await to("new@example.org");
    expect(anew?.content.subject).toBe(`${name} invites you to Regain`);
  }

  // The clinician who has taken over, even where the family got a later invitation for somebody else.
  await db.withActor(system("sign-up"), async (trx) => {
    await reassignInvitations(trx, { from: dana, to: mara });
    const theo = await addPatient(trx, { username: "theo", email: null });
    await inviteToHomework(
      trx,
      parts,
      { patientId: theo, clinicianId: dana, email: family },
      now(),
    );
  });
  const forRosa = (await to(family)).find(({ user_id }) => user_id === rosa);
  await noteSent(forRosa!.mail_id);
  advance(1_000);
  expect((await run("resend-mail", forRosa!.mail_id, "--yes")).code).toBe(0);
  const [handedOver] = await to(family);
  expect(handedOver?.user_id).toBe(rosa);
  expect(handedOver?.content.subject).toContain("Mara Lind");

  // The account's new address: whoever reads the mistyped one gets nothing.
  await seed((trx) =>
    trx.updateTable("users").set({ email: "pat@example.org" }).where("id", "=", pat).execute(),
  );
  const mistyped = await handOver("typo@example.org");
  expect(await run("resend-mail", mistyped, "--yes")).toMatchObject({
    code: 0,
    noted: expect.stringContaining("to pat@example.org once more"),
  });
  expect(await to("typo@example.org")).toHaveLength(1);
  const [moved] = await to("pat@example.org");
  expect(moved?.content.button?.address).toContain("subscriptionTime=6");
  await jobs.stop();
});

onBothEngines(
  "a letter of billing goes out again on the day that it names, and no other",
  async (db) => {
    const { seed, write, run, to, handOver, now, jobs } = await world(db);
    const ends = new Date(now().getTime() + 3 * dayMs);
    const date = shownDate(localTime(ends, "America/New_York").day);
    const sam = await seed((trx) =>
      addPatient(trx, {
        username: "sam",
        time_zone: "America/New_York",
        subscription: { status: "trialing", payment_source: "none", period_ends_at: ends },
      }),
    );
    const address = "sam@example.org";
    const letter = { to: address, userId: sam, values: { name: "Sam", date } } as const;
    await write({ ...letter, kind: "trialEnding", path: "/subscribe" });
    const sent = await handOver(address);
    expect((await run("resend-mail", sent, "--yes")).code).toBe(0);
    expect((await to(address))[0]?.content.subject).toBe(`Your free trial ends on ${date}`);

    const willBeDeleted = (at: Date | null) =>
      seed((trx) =>
        trx.updateTable("users").set({ deletion_due_at: at }).where("id", "=", sam).execute(),
      );
    await willBeDeleted(ends);
    const lapsed = await run("resend-mail", sent, "--yes");
    expect([lapsed.code, lapsed.noted]).toEqual([1, expect.stringContaining("to be deleted")]);
    await willBeDeleted(null);

    await seed((trx) =>
      trx
        .updateTable("subscriptions")
        .set({ period_ends_at: new Date(ends.getTime() + 14 * dayMs) })
        .where("patient_id", "=", sam)
        .execute(),
    );
    const refused = await run("resend-mail", sent, "--yes");
    expect(refused.noted).toContain("names a day that has changed");
    expect(refused.code).toBe(1);
    await jobs.stop();
  },
);

onBothEngines("a link to set a password anew goes out while the old one is void", async (db) => {
  const { seed, write, run, handOver, now, jobs } = await world(db);
  const passwordHash = "$argon2id$x";
  const sam = await seed((trx) => addPatient(trx, { username: "sam", passwordHash }));
  const values = { name: "Sam", institution: "Harbor" };
  const letter = { kind: "passwordResetByAdmin", to: "sam@example.org", userId: sam } as const;
  await write({ ...letter, values, path: "/forgot-password" });
  const sent = await handOver("sam@example.org");
  expect((await run("resend-mail", sent, "--yes")).noted).toContain("a password of their own");
  await db.withActor(system("sign-in"), (trx) =>
    trx
      .updateTable("credentials")
      .set({ expires_at: new Date(now().getTime() + dayMs) })
      .where("user_id", "=", sam)
      .execute(),
  );
  expect((await run("resend-mail", sent, "--yes")).code).toBe(0);
  await jobs.stop();
});

describe("what is refused", () => {
  test("says why, and writes nothing", () =>
    withTestDatabase(async (db) => {
      const { seed, write, run, to, handOver, trail, jobs } = await world(db);
      const address = "sam@example.org";
      const sam = await seed((trx) =>
        addPatient(trx, { username: "sam", subscription: { status: "paying", has_paid: true } }),
      );
      const refused = async (letter: Omit<NewLetter, "to" | "userId">, sentence: string) => {
        await write({ ...letter, to: address, userId: sam });
        const id = await handOver(address);
        const { code, noted } = await run("resend-mail", id, "--yes");
        expect(noted).toContain(sentence);
        expect(code).toBe(1);
        expect((await to(address))[0]?.mail_id).toBe(id);
      };
      const values = {
        name: "Sam",
        date: "11/22/2026",
        code: "123456",
        amount: "$29.00",
        payments: "",
      };
      await refused({ kind: "oneTimeCode", values }, "cannot be written again");
      await refused({ kind: "signInLink", values, path: "/login/link" }, "cannot be written again");
      await refused({ kind: "trialEnding", values, path: "/subscribe" }, "no trial running");
      await refused({ kind: "trialOver", values, path: "/subscribe" }, "No trial has ended.");
      await refused({ kind: "retrialOffer", values, path: "/retrial" }, "No trial has ended.");
      await refused({ kind: "paymentFailed", values, path: "/" }, "No payment is outstanding.");
      await refused({ kind: "firstCharge", values, path: "/" }, "There is no upcoming payment.");
      await refused({ kind: "subscriptionEnded", values, path: "/" }, "has not ended");
      await refused({ kind: "accountDeletion", values, path: "/" }, "is not due to be deleted");
      await refused({ kind: "subscriptionCancelled", values, path: "/" }, "is not cancelled");

      await write({ kind: "passwordChanged", to: address, userId: sam, values, path: "/" });
      const id = await handOver(address);
      await seed((trx) =>
        trx.updateTable("users").set({ email: "new@example.org" }).where("id", "=", sam).execute(),
      );
      expect((await run("resend-mail", id, "--yes")).noted).toContain(
        "The account has another address now",
      );

      expect((await run("resend-mail", sam, "--yes")).noted).toContain("There is no such message");
      await expect(run("resend-mail", "sam", "--yes")).rejects.toThrow(Misuse);
      expect((await trail()).every(({ status }) => status === 409)).toBe(true);
      await jobs.stop();
    }));
});
