import { acceptHomework } from "@regain/contract/calls/activation/accept-homework";
import { userInfo } from "@regain/contract/calls/activation/user-info";
import { changeAccount } from "@regain/contract/calls/account/change-account";
import { readAccount } from "@regain/contract/calls/account/read-account";
import { claimPatient } from "@regain/contract/calls/add-patient/claim-patient";
import { homeAccess } from "@regain/contract/calls/add-patient/home-access";
import { dailySessionNotes } from "@regain/contract/calls/documentation/daily-session-notes";
import { login } from "@regain/contract/calls/identity/login";
import { calendar } from "@regain/contract/calls/report/calendar";
import { sendResponses } from "@regain/contract/calls/session/send-responses";
import { startSession } from "@regain/contract/calls/session/start-session";
import { createClinicPatient } from "@regain/contract/calls/signup/create-clinic-patient";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addClinician, addPatient } from "../../builders/people.ts";
import { resultsOf } from "../../testing/practice.ts";
import { refusal } from "../../testing/practising-patient.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { createHomeworkInvitation } from "./homework-invitation.service.ts";

/** A clinician in Berlin, and patients who live in Los Angeles. */

const clinicZone = "Europe/Berlin";
const ownZone = "America/Los_Angeles";
const password = "Lagoon42x";

let server: TestServer;
let dana: string;

beforeAll(async () => {
  server = await openTestServer();
  dana = await server.seed((trx) => addClinician(trx, { username: "dana", time_zone: clinicZone }));
});
afterAll(() => server.close());

const asDana = async () => server.client(await server.tokenFor(dana));

async function addFromBerlin(username: string): Promise<string> {
  const { data } = await server.client()(createClinicPatient, {
    body: {
      platform: "web",
      requestId: randomUUID(),
      username,
      password,
      age: "71",
      gender: "Male",
      education: "high_school",
      locale: "en",
      timeZone: clinicZone,
      diagnosis: { skills: ["speaking"], disorders: ["stroke"], since: "3-6M" },
    },
  });
  const claim = { patientUsername: username, patientPassword: password };
  await (
    await asDana()
  )(claimPatient, { params: { id: dana }, body: claim });
  return data.id;
}

async function signIn(username: string) {
  const { ctdata } = await server.client()(login, { body: { username, password } });
  return server.client(ctdata.accessToken!);
}

async function invite(id: string, email: string) {
  const path = await server.seed((trx) =>
    createHomeworkInvitation(trx, { patientId: id, clinicianId: dana, email }, server.now()),
  );
  return server.client(new URL(path, "http://regain.test").searchParams.get("token")!);
}

const accepted = (email: string, timeZone: string | undefined) => ({
  email,
  password,
  acceptedEULA: "true" as const,
  ...(timeZone ? { timeZone } : {}),
});

const zoneOf = async (id: string) => {
  const me = server.client(await server.tokenFor(id));
  return (await me(readAccount, { params: { userId: id } })).timeZone;
};

const daysOf = async (id: string) => {
  const { today, days } = await (await asDana())(calendar, { params: { id }, query: {} });
  const shown = days.map(({ date }) => new Date(date * 1000).toISOString().slice(0, 10));
  return { today, days: shown };
};

const itemsOn = async (id: string, date: string) => {
  const note = await (await asDana())(dailySessionNotes, { params: { id }, query: { date } });
  return note.figures.itemCount;
};

/** 18:06 on 11/26 in Los Angeles; in Berlin it is already 11/27. */
const evening = "2026-11-27T02:06:00Z";
const homework = (id: string) => ({ params: { id, kind: "SCHEDULED" as const }, query: {} });

/** What they do then, and what calendar and notes show of it. */
async function practiseInTheEvening(id: string, username: string) {
  server.advance(Date.parse(evening) - server.now().getTime());
  const me = await signIn(username);
  const session = await me(startSession, homework(id));
  const records = resultsOf(id, session, server.now());
  server.advance(60_000);
  await me(sendResponses, { params: { id }, body: records });
  const notNoted = records.length - (await itemsOn(id, "2026-11-26"));
  return { ...(await daysOf(id)), notNoted };
}

const ownDay = { today: "2026-11-26", days: ["2026-11-26"], notNoted: 0 };

describe("practice of who lives far from their clinician is of their own day from the first on", () => {
  test("where they set the account up by an invitation", async () => {
    const id = await addFromBerlin("kim");
    const link = await invite(id, "kim@example.org");
    const params = { id, clinicianId: dana };
    await link(acceptHomework, { params, body: accepted("kim@example.org", ownZone) });
    expect(await practiseInTheEvening(id, "kim")).toEqual(ownDay);
  });

  test("where they log in first as their clinician told them, and say who they are", async () => {
    const id = await addFromBerlin("sol");
    const access = { params: { id } };
    expect((await (await asDana())(homeAccess, access)).timeZone).toBe(clinicZone);
    const sol = await signIn("sol");
    // Nobody practices at home before that.
    expect(await refusal(sol(startSession, homework(id)))).toEqual([402, "subscription-required"]);
    const who = { firstName: "Sol", lastName: "Vega", email: "sol@example.org" };
    const body = { ...who, acceptedEULA: true as const, timeZone: ownZone };
    await sol(userInfo, { params: { userId: id }, body });
    expect((await (await asDana())(homeAccess, access)).timeZone).toBe(ownZone);
    expect(await practiseInTheEvening(id, "sol")).toEqual(ownDay);
  });
});

describe("the zone of an account", () => {
  test("stays where a device names none, or none that there is", async () => {
    for (const timeZone of [undefined, "Mars/Olympus"]) {
      const username = timeZone ? "mars" : "silent";
      const email = `${username}@example.org`;
      const id = await addFromBerlin(username);
      const link = await invite(id, email);
      const params = { id, clinicianId: dana };
      await link(acceptHomework, { params, body: accepted(email, timeZone) });
      expect(await zoneOf(id)).toBe(clinicZone);
    }
  });

  test("that a patient has chosen stays when they share the account from elsewhere", async () => {
    for (const accepted_eula_at of [server.now(), null]) {
      const username = accepted_eula_at ? "lea" : "leo";
      const email = `${username}@example.org`;
      const id = await server.seed((trx) =>
        addPatient(trx, { username, email: null, time_zone: clinicZone, accepted_eula_at }),
      );
      const me = server.client(await server.tokenFor(id));
      await me(changeAccount, { params: { userId: id }, body: { timeZone: "Asia/Tokyo" } });
      const link = await invite(id, email);
      const params = { id, clinicianId: dana };
      await link(acceptHomework, { params, body: accepted(email, ownZone) });
      expect(await zoneOf(id)).toBe("Asia/Tokyo");
    }
  });
});
