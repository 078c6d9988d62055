import { dayMs, hourMs } from "@regain/contract/durations";
import { optOut } from "@regain/contract/calls/messaging/opt-out";
import { saveEmailPreferences } from "@regain/contract/calls/reminders/save-email-preferences";
import { afterAll, beforeAll, expect, test } from "vitest";
import { smtpCarrier } from "../../adapters/mail/smtp-carrier.ts";
import { system } from "../../db/actor.ts";
import { readBacklog } from "../../metrics/backlog.store.ts";
import { lettersTo } from "../../testing/letters.ts";
import { openMailServer } from "../../testing/mail-server.ts";
import { newPatient } from "../../testing/practising-patient.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { issueLink } from "../identity/link-token.service.ts";
import { type NewLetter, writeLetter } from "./letter.service.ts";
import { sendMail } from "./send-mail.job.ts";

let server: TestServer;
let world: Awaited<ReturnType<typeof openMailServer>>;
beforeAll(async () => {
  server = await openTestServer();
  world = await openMailServer({ busy: false });
});
afterAll(async () => {
  await world.close();
  await server.close();
});

const wishes = { days: ["monday" as const], hour: 22, progressMails: "never" as const };
/** Ten in the evening in New York, where patients live. */
const ten = new Date("2027-11-23T03:00:00Z");

let count = 0;
async function reader() {
  const email = `waits${++count}@example.org`;
  const patient = await newPatient(server, { email });
  const choose = (remindersOn: boolean) =>
    patient.call(saveEmailPreferences, { params: patient, body: { ...wishes, remindersOn } });
  await choose(true);
  return { ...patient, email, choose };
}
type Reader = Awaited<ReturnType<typeof reader>>;

const pages: Readonly<Partial<Record<NewLetter["kind"], string>>> = {
  practiceReminder: "/do-therapy",
  endOfTrialSurvey: "/survey/campaign/end_of_trial",
};

/** Written at ten. */
const write = ({ id, email }: Reader, kind: NewLetter["kind"], purpose?: "sign-in") =>
  server.database.withActor(system("jobs"), async (trx) => {
    const link = { userId: id, email };
    const token = purpose && (await issueLink(trx, { ...link, purpose }, ten));
    const path = token ? `/login?token=${token}` : (pages[kind] ?? "/");
    const values = { name: "Rosa", code: "123456", from: "11/15/2027", to: "11/21/2027" };
    const parts = { jobs: server.app.services.jobs, publicUrl: "https://regain.test" };
    await writeLetter(trx, parts, { kind, to: email, userId: id, values, path }, ten);
  });

/** What becomes of the reader's letter once the mail server is back. */
async function handedOver({ email }: Reader, laterMs: number) {
  const [letter] = await lettersTo(server, email);
  const mailer = smtpCarrier({ url: world.url, from: "Regain <no-reply@regain.example.org>" });
  const clock = () => new Date(ten.getTime() + laterMs);
  await sendMail({ database: server.database, mailer, clock }).run({ mailId: letter!.mail_id });
  mailer.close();
  const [kept] = await lettersTo(server, email);
  const isReceived = world.received.some(({ to }) => to.includes(email));
  expect(isReceived).toBe(kept?.sent_at !== null);
  return isReceived ? "sent" : kept?.lapsed_at ? "lapsed" : "waits";
}

test.each([
  ["a reminder of this hour", "practiceReminder", hourMs, "sent"],
  ["a reminder, after midnight", "practiceReminder", 2 * hourMs + 1, "lapsed"],
  ["a reminder of last week", "practiceReminder", 7 * dayMs, "lapsed"],
  ["a code that is still good", "oneTimeCode", 60_000, "sent"],
  ["a code that is over", "oneTimeCode", hourMs, "lapsed"],
  ["what stays true", "passwordChanged", 14 * dayMs, "sent"],
] as const)("of what waited: %s", async (_, kind, laterMs, expected) => {
  const rosa = await reader();
  await write(rosa, kind);
  expect(await handedOver(rosa, laterMs)).toBe(expected);
});

test.each([
  ["that is still good", 60_000, "sent"],
  ["that has ended", hourMs, "lapsed"],
] as const)("of what waited: a link to log in %s", async (_, laterMs, expected) => {
  const rosa = await reader();
  await write(rosa, "signInLink", "sign-in");
  expect(await handedOver(rosa, laterMs)).toBe(expected);
});

test("who has turned reminders off meanwhile, or all mail, gets none, and nobody waits for them", async () => {
  const rosa = await reader();
  await write(rosa, "practiceReminder");
  await rosa.choose(false);
  expect(await handedOver(rosa, hourMs)).toBe("lapsed");
  const sam = await reader();
  await write(sam, "practiceReminder");
  await sam.call(optOut, { query: { type: "patient" }, body: { optOut: true } });
  expect(await handedOver(sam, hourMs)).toBe("lapsed");
  expect(await readBacklog(server.database)).toMatchObject({ mailsWaiting: 0, mailsFailed: 0 });
});

const ownAccord = ["practiceReminder", "progressMail", "endOfTrialSurvey"] as const;
const leaving = {
  "is suspended": { status: "SUSPENDED" },
  "is to be deleted": { deletion_due_at: new Date("2027-12-20T03:00:00Z") },
  "has another address by now": { email: "moved@example.org" },
} as const;

test.each(Object.entries(leaving))(
  "who %s gets nothing that was not asked for",
  async (_, change) => {
    for (const kind of ownAccord) {
      const rosa = await reader();
      if (kind === "progressMail")
        await rosa.call(saveEmailPreferences, {
          params: rosa,
          body: { ...wishes, remindersOn: false, progressMails: "weekly" },
        });
      await write(rosa, kind);
      const { email: moved, ...other } = { email: undefined, ...change };
      const row = { ...other, ...(moved ? { email: `${kind}.${moved}` } : {}) };
      await server.database.owner.updateTable("users").set(row).where("id", "=", rosa.id).execute();
      expect(await handedOver(rosa, hourMs), kind).toBe("lapsed");
    }
    const sam = await reader();
    await write(sam, "passwordChanged");
    expect(await handedOver(sam, hourMs), "what concerns the account is sent").toBe("sent");
  },
);
