import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { v7 } from "uuid";
import { addClinician, addPatient, addToCaseload } from "../../db/builders/people.ts";
import { correct, exportsOf, practise } from "../../testing/exported.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { openTestServer, type TestServer, withTestServer } from "../../testing/test-server.ts";
import { openLink } from "../identity/link-token.service.ts";
import { replaceSchedule } from "../schedule/schedule.service.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const then = new Date("2026-03-02T15:00:00Z");
const secret = "rgl_a-token-that-still-works";

/** A patient about whom something is stored in every place there is, and their clinician. */
async function wellKnownPatient(world: TestServer) {
  const ids = await world.seed(async (trx) => {
    const rosa = await addPatient(trx, {
      username: "rosa",
      last_name: "Núñez",
      phone_number: "123-456-7890",
      accepted_eula_at: then,
      patient: { age: 62, gender: "Female", conditions: ["stroke"], areas: ["reading"] },
    });
    const dana = await addClinician(trx, { username: "dana", last_name: "O'Hara" });
    await addToCaseload(trx, {
      patient_id: rosa,
      clinician_id: dana,
      discharged_at: then,
      discharge_reason: "goals-met",
      discharge_note: "Between colleagues",
    });
    await replaceSchedule(trx, rosa, [{ typeId: 33, taskCount: 4, taskLevel: 2 }], {
      authorId: dana,
      now: then,
    });
    await trx
      .insertInto("own_items")
      .values({
        patient_id: rosa,
        item_id: v7(),
        kind: "person",
        name: 'Anna "Änni"\n茶',
        relation: "sister",
        photo_key: "kept/elsewhere.jpg",
        voice_key: null,
        created_at: then,
        removed_at: null,
        added_by: dana,
        agreed_at: then,
      })
      .execute();
    await trx
      .insertInto("caseload_events")
      .values({
        patient_id: rosa,
        event_id: v7(),
        clinician_id: dana,
        kind: "discharged",
        reason: "goals-met",
        note: "Between colleagues",
        author_id: dana,
        other_clinician_id: null,
        at: then,
      })
      .execute();
    await trx
      .insertInto("mails")
      .values({
        mail_id: v7(),
        user_id: rosa,
        template: "signInLink",
        recipient: "rosa@example.org",
        content: JSON.stringify({ body: secret }),
        created_at: then,
        sent_at: null,
      })
      .execute();
    await openLink(trx, { purpose: "sign-in", userId: rosa }, then);
    await trx
      .insertInto("mail_choices")
      .values({
        patient_id: rosa,
        reminders_on: true,
        reminder_days: ["monday"],
        reminder_hour: 9,
        reminders_since: then,
        progress_on: true,
        progress_every: "week",
        progress_since: then,
        changed_at: then,
      })
      .execute();
    await trx
      .insertInto("practice_letters")
      .values({ patient_id: rosa, kind: "reminder", about: "2026-03-02", written_at: then })
      .execute();
    return { rosa, dana };
  });
  const [wrong, right] = await practise(world, ids.rosa, [
    {
      result: "incorrect",
      accuracy: 0,
      events: [{ kind: "enter", at: 900, text: '=7 "sieben" 🫖' }],
    },
    {},
  ]);
  await correct(world, wrong!, {
    result: "correct",
    accuracy: 100,
    author_id: ids.dana,
    reason: "Said so",
    corrected_at: then,
  });
  return { ...ids, answers: [wrong!, right!] };
}

describe("everything", () => {
  const inWords = async (world: TestServer) => {
    const { rosa, answers } = await wellKnownPatient(world);
    const all = await (await exportsOf(world, rosa)).everything();
    expect(all).toMatchObject({
      format: "regain-export",
      version: 1,
      exportedAt: world.now().toISOString(),
      exportedFor: "patient",
      patient: {
        patientId: rosa,
        lastName: "Núñez",
        age: 62,
        conditions: ["stroke"],
        acceptedAgreementAt: then.toISOString(),
      },
      careTeam: [{ clinician: "Dana O'Hara", dischargedAt: then.toISOString() }],
      careTeamHistory: [{ kind: "discharged", clinician: "Dana O'Hara", reason: "goals-met" }],
      account: {
        phoneNumber: "123-456-7890",
        subscriptionStatus: "paying",
        devices: [{ device: "test" }],
        messages: [{ template: "signInLink", recipient: "rosa@example.org" }],
        reminders: [{ isReminded: true, days: ["monday"], hour: 9, isToldOfProgress: true }],
        remindersWritten: [{ kind: "reminder", about: "2026-03-02" }],
        isNotToBeContacted: false,
      },
      schedules: [
        {
          madeBy: "Dana O'Hara",
          exercises: [
            { exercise: { typeId: 33, systemName: "arithmetic", name: "Arithmetic" }, items: 4 },
          ],
        },
      ],
      levels: [{ exercise: { name: "Arithmetic" }, level: 2 }],
      ownItems: [
        { name: 'Anna "Änni"\n茶', relation: "sister", addedBy: "Dana O'Hara", voice: null },
      ],
      sessions: [{ sessionId: answers[0]!.session_id, kind: "SELF_GUIDED", place: "home" }],
      responses: [
        {
          responseId: answers[0]!.uuid,
          exercise: { name: "Arithmetic" },
          item: { instruction: "Find it.", rightAnswer: "1" },
          result: "correct",
          accuracy: 100,
          original: { result: "incorrect", accuracy: 0 },
          corrections: [{ correctedBy: "Dana O'Hara", reason: "Said so" }],
          events: [{ kind: "enter", text: '=7 "sieben" 🫖' }],
        },
        { responseId: answers[1]!.uuid, corrections: [], original: { result: "correct" } },
      ],
      isComplete: true,
    });
  };
  onBothEngines("is there for the patient, in words", (database) =>
    withTestServer(inWords, { database: { ...database, close: () => Promise.resolve() } }),
  );

  test("but no secret, and nothing that opens a door", async () => {
    const { rosa, dana } = await wellKnownPatient(server);
    for (const reader of [rosa, dana]) {
      const text = JSON.stringify(await (await exportsOf(server, reader, rosa)).everything());
      expect(text).not.toMatch(/rgn_|rgl_|rgns_|hash|seed|object_key|kept\/elsewhere/i);
    }
    const all = await (await exportsOf(server, rosa)).everything();
    expect(JSON.stringify(all)).not.toContain("Between colleagues");

    const seen = await (await exportsOf(server, dana, rosa)).everything();
    expect(seen).toMatchObject({
      exportedFor: "clinician",
      careTeamHistory: [{ note: "Between colleagues" }],
      isComplete: true,
    });
    expect(seen).not.toHaveProperty("account");
    expect(seen).not.toHaveProperty("countedVisits");
    expect(JSON.stringify(seen)).not.toContain("123-456-7890");
    expect(seen.responses).toEqual(all.responses);
  });

  test("names the place of every file, which only the reader's own sign-in opens", async () => {
    const owner = await server.seed(async (trx) => {
      const id = await addPatient(trx, { username: "owner" });
      await trx
        .insertInto("own_items")
        .values({
          patient_id: id,
          item_id: v7(),
          kind: "thing",
          name: "Cup",
          relation: null,
          photo_key: "x",
          voice_key: "y",
          created_at: then,
          removed_at: null,
          added_by: null,
          agreed_at: null,
        })
        .execute();
      return id;
    });
    const { ownItems } = await (await exportsOf(server, owner)).everything();
    const [{ photo, voice }] = ownItems as [{ photo: string; voice: string }];
    for (const address of [photo, voice]) {
      const url = new URL(address);
      expect(url.search).toBe("");
      const answer = await server.app.inject({ url: url.pathname });
      expect(answer.statusCode).toBe(401);
    }
  });

  test("of somebody who has only signed up is short, and whole", async () => {
    const sam = await server.seed((trx) =>
      addPatient(trx, { username: "sam", subscription: { status: "trialing" } }),
    );
    const all = await (await exportsOf(server, sam)).everything();
    expect(all).toMatchObject({
      careTeam: [],
      schedules: [],
      notes: [],
      recordings: [],
      sessions: [],
      responses: [],
      isComplete: true,
    });
  });
});
