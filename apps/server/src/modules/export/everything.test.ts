import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { v7 } from "uuid";
import { addClinician, addPatient, addToCaseload } from "../../builders/people.ts";
import { correct, exportsOf, practise } from "../../testing/exported.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { openTestServer, type TestServer, withTestServer } from "../../testing/test-server.ts";
import { issueLink } from "../identity/link-token.service.ts";
import { replaceSchedule } from "../schedule/schedule.service.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const then = new Date("2026-03-02T15:00:00Z");
const secret = "rgl_a-token-that-still-works";

/** Where the rows of each table of patient data can be found. */
const inMember: Readonly<Record<string, string>> = {
  patients: "patient",
  caseload: "careTeam",
  caseload_events: "careTeamHistory",
  subscriptions: "account.subscriptionStatus",
  subscription_changes: "account.subscriptionChanges",
  cancellations: "account.cancellations",
  checkouts: "account.checkouts",
  billing_letters: "account.billingLetters",
  scholarship_answers: "account.scholarshipAnswers",
  surveys: "account.surveys",
  mail_choices: "account.reminders",
  practice_letters: "account.remindersWritten",
  schedules: "schedules",
  scheduled_task_types: "schedules.0.exercises",
  task_levels: "levels",
  level_changes: "levelChanges",
  assessments: "assessments",
  assessment_ratings: "assessments",
  own_items: "ownItems",
  goal_versions: "goals",
  note_versions: "notes",
  note_drafts: "noteDrafts",
  recordings: "recordings",
  therapy_sessions: "sessions",
  responses: "responses",
  response_corrections: "responses.0.corrections",
};

/** Why the rows of the others are not there, as docs/export.md explains. */
const leftOut: Readonly<Record<string, string>> = {
  blocks: "worked out from the answers",
  practice_days: "worked out from the answers",
  session_items: "what was asked stands with each answer",
  rejected_responses: "what a device sent that could not be read",
  submit_tokens: "hashes of tokens",
  attention_dismissals: "says what a clinician has seen, and nothing about the patient",
};

/** A patient with something stored in every possible place, and their clinician. */
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
      selfGuidedCounts: true,
    });
    await trx
      .updateTable("task_levels")
      .set({ author_id: dana, floor: 2 })
      .where("patient_id", "=", rosa)
      .execute();
    await trx
      .updateTable("subscriptions")
      .set({
        price_cents: 2499,
        discounts: JSON.stringify([
          {
            id: "ours",
            off: { unit: "percentage", percent: 50 },
            duration: "repeating",
            months: 3,
          },
        ]),
      })
      .where("patient_id", "=", rosa)
      .execute();
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
    await issueLink(trx, { purpose: "sign-in", userId: rosa }, then);
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
    await trx
      .insertInto("cancellations")
      .values({
        patient_id: rosa,
        cancellation_id: v7(),
        reason: "other",
        note: "My daughter pays now.",
        cancelled_at: then,
        resumed_at: null,
      })
      .execute();
    await trx
      .insertInto("subscription_changes")
      .values({
        patient_id: rosa,
        change_id: v7(),
        from_status: "trialing",
        to_status: "paying",
        cause: "provider",
        changed_at: then,
      })
      .execute();
    const checkoutId = v7();
    await trx
      .insertInto("checkouts")
      .values({
        patient_id: rosa,
        checkout_id: checkoutId,
        plan_id: "monthly",
        coupon_code: "SPRING",
        referrer_page: "account",
        placed: JSON.stringify({
          checkoutId,
          customer: { accountId: rosa, email: "rosa@example.org" },
          productName: "Regain",
          interval: "month",
          amountCents: 2499,
          trialDays: 0,
          discount: null,
          successUrl: "https://pay.example.org/success",
          cancelUrl: "https://pay.example.org/cancel",
          expiresAt: then.toISOString(),
        }),
        provider_checkout_id: "cs_test_page",
        url: "https://pay.example.org/cs_test_page",
        created_at: then,
        completed_at: then,
        state: "complete",
      })
      .execute();
    await trx
      .insertInto("billing_letters")
      .values({ patient_id: rosa, kind: "paymentFailed", about: then, written_at: then })
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
        priceCents: 2499,
        discounts: [{ off: { unit: "percentage", percent: 50 }, duration: "repeating", months: 3 }],
        devices: [{ device: "test" }],
        messages: [{ template: "signInLink", recipient: "rosa@example.org" }],
        reminders: [{ isReminded: true, days: ["monday"], hour: 9, isToldOfProgress: true }],
        remindersWritten: [{ kind: "reminder", about: "2026-03-02" }],
        subscriptionChanges: [{ from: "trialing", to: "paying", cause: "provider" }],
        cancellations: [{ reason: "other", note: "My daughter pays now.", resumedAt: null }],
        checkouts: [
          { plan: "monthly", couponCode: "SPRING", amountCents: 2499, state: "complete" },
        ],
        billingLetters: [{ kind: "paymentFailed", about: then.toISOString() }],
        isNotToBeContacted: false,
      },
      schedules: [
        {
          madeBy: "Dana O'Hara",
          selfGuidedCounts: true,
          exercises: [
            { exercise: { typeId: 33, systemName: "arithmetic", name: "Arithmetic" }, items: 4 },
          ],
        },
      ],
      levels: [{ exercise: { name: "Arithmetic" }, level: 2, setBy: "Dana O'Hara" }],
      ownItems: [
        { name: 'Anna "Änni"\n茶', relation: "sister", addedBy: "Dana O'Hara", voice: null },
      ],
      sessions: [{ sessionId: answers[0]!.session_id, kind: "SELF_GUIDED", place: "home" }],
      responses: [
        {
          responseId: answers[0]!.uuid,
          exercise: { name: "Arithmetic" },
          item: {
            instruction: "Find it.",
            rightAnswer: "1",
            asked: { templateName: "NumberProblemSolving", answers: [1] },
          },
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

  onBothEngines("leaves no table of a patient's data out without a reason", async (database) => {
    const world = { database: { ...database, close: () => Promise.resolve() } };
    await withTestServer(async (opened) => {
      const { rows } = await database.pool.query<{ table_name: string }>(
        `select table_name from information_schema.columns
         where table_schema = 'public' and column_name = 'patient_id'`,
      );
      const known = [...Object.keys(inMember), ...Object.keys(leftOut)];
      expect(rows.map(({ table_name }) => table_name).toSorted()).toEqual(known.toSorted());
      const { rosa, dana } = await wellKnownPatient(opened);
      const own = await (await exportsOf(opened, rosa)).everything();
      const clinicians = await (await exportsOf(opened, dana, rosa)).everything();
      for (const [table, member] of Object.entries(inMember)) {
        const all = table === "note_drafts" ? clinicians : own;
        expect(all, table).toHaveProperty(member);
      }
    }, world);
  });

  test("but no secret, and nothing that opens a door", async () => {
    const { rosa, dana } = await wellKnownPatient(server);
    for (const reader of [rosa, dana]) {
      const text = JSON.stringify(await (await exportsOf(server, reader, rosa)).everything());
      expect(text).not.toMatch(
        /rgn_|rgl_|rgns_|hash|seed|object_key|kept\/elsewhere|cs_test|pay\.example/i,
      );
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
    expect(JSON.stringify(seen)).not.toContain("My daughter pays now.");
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
