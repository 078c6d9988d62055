import { optOut } from "@regain/contract/calls/messaging/opt-out";
import { readEmailSubscription } from "@regain/contract/calls/reminders/read-mail-choice";
import { readEmailPreferences } from "@regain/contract/calls/reminders/read-email-preferences";
import { resumeMails } from "@regain/contract/calls/reminders/resume-mails";
import { saveEmailPreferences } from "@regain/contract/calls/reminders/save-email-preferences";
import { stopMails } from "@regain/contract/calls/reminders/stop-mails";
import { dayMs } from "@regain/contract/durations";
import type { ChoosableMail } from "@regain/contract/entities/email-preferences";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { smtpCarrier } from "../../adapters/mail/smtp-carrier.ts";
import { system } from "../../db/actor.ts";
import { lettersTo } from "../../testing/letters.ts";
import { handOver, openMailServer } from "../../testing/mail-server.ts";
import { newPatient, refusal } from "../../testing/practising-patient.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { issueLink } from "../identity/link-token.service.ts";
import { writeLetter } from "../messaging/letter.service.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ config: { publicUrl: "https://regain.test" } });
});
afterAll(() => server.close());

const kinds = { reminders: "practiceReminder", progress: "progressMail" } as const;
const values = { name: "Rosa", from: "11/16/2026", to: "11/22/2026" };

let count = 0;
/** A patient who has asked for both, and a letter of one kind to them. */
async function reader(mails: ChoosableMail = "reminders") {
  const email = `reader${++count}@example.org`;
  const patient = await newPatient(server, { email });
  const params = { id: patient.id };
  const body = {
    remindersOn: true,
    days: ["monday" as const],
    hour: 9,
    progressMails: "monthly" as const,
  };
  await patient.call(saveEmailPreferences, { params, body });
  const { jobs, config } = server.app.services;
  const write = () =>
    server.database.withActor(system("jobs"), (trx) =>
      writeLetter(
        trx,
        { jobs, publicUrl: config.publicUrl },
        { kind: kinds[mails], to: email, userId: patient.id, values, path: "/" },
        server.now(),
      ),
    );
  await write();
  const [letter] = await lettersTo(server, email);
  const address = new URL(letter!.content.optOut!.address);
  return {
    ...patient,
    email,
    write,
    mailId: letter!.mail_id,
    address,
    byLink: server.client(address.searchParams.get("token")!),
    chosen: async () => {
      const { remindersOn, progressMails } = await patient.call(readEmailPreferences, { params });
      return { remindersOn, progressMails };
    },
  };
}

const asChosen = { remindersOn: true, progressMails: "monthly" };

/** As a mail provider does it: without a cookie, without a sign-in. */
const press = (
  address: URL,
  remoteAddress = "10.4.0.1",
  contentType = "application/x-www-form-urlencoded",
) =>
  server.app.inject({
    method: "POST",
    url: address.pathname + address.search,
    headers: { "content-type": contentType },
    payload: contentType.startsWith("multipart")
      ? '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
      : "List-Unsubscribe=One-Click",
    remoteAddress,
  });

describe("a mail that was asked for", () => {
  test.each([
    ["reminders", { ...asChosen, remindersOn: false }],
    ["progress", { ...asChosen, progressMails: "never" }],
  ] as const)("is stopped by its own link, and no other kind with it: %s", async (mails, after) => {
    const { byLink, email, chosen } = await reader(mails);
    const state = { mails, isOn: true, email, hindrance: null };
    expect(await byLink(readEmailSubscription, {})).toEqual(state);
    expect(await chosen(), "reading stops nothing").toEqual(asChosen);
    expect(await byLink(stopMails, {})).toEqual({ ...state, isOn: false });
    expect(await byLink(stopMails, {}), "twice does no harm").toMatchObject({ isOn: false });
    expect(await chosen()).toEqual(after);
    expect(await byLink(resumeMails, {})).toEqual(state);
    expect(await chosen(), "as it was").toEqual(asChosen);
  });

  test("is stopped together with another kind, however close the two presses come", async () => {
    for (let turn = 0; turn < 5; turn++) {
      const one = await reader("reminders");
      const token = await server.seed((trx) =>
        issueLink(
          trx,
          { purpose: "mail-choice", userId: one.id, email: one.email, data: { mails: "progress" } },
          server.now(),
        ),
      );
      await Promise.all([one.byLink(stopMails, {}), server.client(token)(stopMails, {})]);
      expect(await one.chosen()).toEqual({ remindersOn: false, progressMails: "never" });
    }
  });

  test("does not come to who wants no mail at all, which its link can say too", async () => {
    const { byLink, write, chosen } = await reader();
    await byLink(optOut, { query: { type: "patient" }, body: { optOut: true } });
    expect(await write()).toBe(false);
    expect(await chosen(), "what they chose is kept").toEqual(asChosen);
    const hindrance = "do-not-contact";
    expect(await byLink(readEmailSubscription, {})).toMatchObject({ isOn: true, hindrance });
    await byLink(stopMails, {});
    expect(await byLink(resumeMails, {}), "nothing is promised").toMatchObject({ hindrance });
  });

  test("comes again on the usual days, where no day was left", async () => {
    const { byLink, call, id } = await reader();
    const params = { id };
    const none = { remindersOn: false, days: [], hour: 9, progressMails: "never" as const };
    await call(saveEmailPreferences, { params, body: none });
    expect(await byLink(resumeMails, {})).toMatchObject({ isOn: true });
    expect(await call(readEmailPreferences, { params })).toMatchObject({
      remindersOn: true,
      days: ["monday", "tuesday", "wednesday", "thursday", "friday"],
    });
  });

  test("has a link that is as good after years", async () => {
    const { byLink } = await reader();
    server.advance(4 * 365 * dayMs);
    expect(await byLink(stopMails, {})).toMatchObject({ isOn: false });
  });

  test("opens nothing else by its link, and no other link opens its page", async () => {
    const { byLink, call, id } = await reader();
    expect(await refusal(byLink(readEmailPreferences, { params: { id } }))).toEqual([
      401,
      "not-signed-in",
    ]);
    expect(await refusal(call(stopMails, {})), "a session says nothing of a kind").toEqual([
      410,
      "link-unknown",
    ]);
    expect(await refusal(server.client()(readEmailSubscription, {}))).toEqual([
      410,
      "link-unknown",
    ]);
  });

  test("can be refused by who is suspended", async () => {
    const { byLink, id } = await reader();
    await server.seed((trx) =>
      trx.updateTable("users").set({ status: "SUSPENDED" }).where("id", "=", id).execute(),
    );
    expect(await byLink(stopMails, {})).toMatchObject({ isOn: false });
  });
});

describe("one click in a program that reads mail", () => {
  test.each(["application/x-www-form-urlencoded", "multipart/form-data; boundary=b"])(
    "stops this kind by %s, however often it is pressed",
    async (contentType) => {
      const { address, chosen } = await reader();
      for (const _ of [1, 2, 3]) {
        const answer = await press(address, "10.4.0.1", contentType);
        expect([answer.statusCode, answer.body]).toEqual([200, ""]);
      }
      expect(await chosen()).toEqual({ ...asChosen, remindersOn: false });
    },
  );

  test("leaves a trace: the link, whose it is, and what came of it", async () => {
    const { address, id, email } = await reader();
    await press(address, "10.4.3.1");
    const other = new URL(address);
    other.searchParams.set("token", `rgl_${"y".repeat(43)}`);
    await press(other, "10.4.3.1");
    const { rows } = await server.database.pool.query<Record<string, unknown>>(
      `select call, access, subject_patient_id as patient, status, error,
         (select email from link_tokens where link_tokens.id = link_token_id) as sent_to
       from audit where ip = '10.4.3.1' order by id`,
    );
    const call = "POST /mail-choice";
    expect(rows).toEqual([
      {
        call,
        access: "link: link mail-choice",
        patient: id,
        status: 200,
        error: null,
        sent_to: email,
      },
      { call, access: "link", patient: null, status: 410, error: "link-unknown", sent_to: null },
    ]);
  });

  test("is not held up by the many others of the same provider", async () => {
    const pressed = [];
    for (let index = 0; index < 40; index += 1) {
      const { address } = await reader();
      pressed.push((await press(address, "10.4.7.7")).statusCode);
    }
    expect(new Set(pressed)).toEqual(new Set([200]));
  });

  test("is held up where one link is pressed without end, and where links are guessed", async () => {
    const { address } = await reader();
    const own = [];
    for (let index = 0; index < 15; index += 1) own.push((await press(address)).statusCode);
    expect(own.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(own).toContain(429);

    const guesses = [];
    for (let index = 0; index < 40; index += 1) {
      const guess = new URL(`https://regain.test/mail-choice?token=rgl_${"x".repeat(43)}`);
      guesses.push((await press(guess, "10.4.9.9")).statusCode);
    }
    expect(guesses.slice(0, 30)).toEqual(Array(30).fill(410));
    expect(guesses).toContain(429);
  });

  test("does nothing without a token, or with two", async () => {
    expect((await press(new URL("https://x.test/mail-choice"), "10.4.1.1")).statusCode).toBe(410);
    const two = await press(new URL("https://x.test/mail-choice?token=a&token=b"), "10.4.1.2");
    expect(two.statusCode).toBe(400);
  });

  test("is not what a program does that only follows links", async () => {
    const { address, chosen } = await reader();
    await server.app.inject({ url: address.pathname + address.search });
    await server.app.inject({ method: "HEAD", url: address.pathname + address.search });
    expect(await chosen()).toEqual(asChosen);
  });
});

test("a real mail server is given the headers, and what they say stops the mails", async () => {
  const world = await openMailServer({ busy: false });
  const mailer = smtpCarrier({ url: world.url, from: "Regain <no-reply@regain.example.org>" });
  try {
    const { mailId, email, chosen } = await reader("progress");
    await handOver(server, mailer, mailId);
    expect(world.received[0]?.to).toEqual([email]);
    const { headers, text, html } = await PostalMime.parse(world.received[0]!.raw);
    const header = (name: string) => headers.find(({ key }) => key === name)?.value ?? "";
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const address = header("list-unsubscribe");
    expect(address).toMatch(/^<https:\/\/regain\.test\/mail-choice\?token=rgl_[\w-]{43}>$/);
    const bare = address.slice(1, -1);
    expect(text).toContain(`Stop these emails, or change how often they come:\n${bare}`);
    expect(html).toContain(bare);
    expect((await press(new URL(bare))).statusCode).toBe(200);
    expect(await chosen()).toEqual({ ...asChosen, progressMails: "never" });
  } finally {
    mailer.close();
    await world.close();
  }
});
