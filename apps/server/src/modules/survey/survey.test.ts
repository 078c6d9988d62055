import { simpleStatus } from "@regain/contract/calls/identity/simple-status";
import { readScholarship } from "@regain/contract/calls/survey/read-scholarship";
import { readSurvey } from "@regain/contract/calls/survey/read-survey";
import { sendSurveyResult } from "@regain/contract/calls/survey/send-survey-result";
import type { Client } from "@regain/contract/client";
import { dayMs } from "@regain/contract/durations";
import { subscriptionStatuses } from "@regain/contract/entities/enumerations";
import type { SurveyResult } from "@regain/contract/entities/survey";
import type { SurveyCampaign } from "@regain/contract/survey-values";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addClinician, addToCaseload } from "../../builders/people.ts";
import { refusal } from "../../testing/practising-patient.ts";
import { surveyWorld } from "../../testing/survey.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let world: ReturnType<typeof surveyWorld>;
beforeAll(async () => {
  server = await openTestServer();
  world = surveyWorld(server);
});
afterAll(() => server.close());
/** What one story counted is forgotten by the next. */
beforeEach(() => server.advance(3_601_000));

const tasks = { campaign: "how_are_your_tasks" } as const;
const trial = { campaign: "end_of_trial", isFinalStep: true } as const;
const state = (call: Client, campaign: SurveyCampaign) => call(readSurvey, { query: { campaign } });
/** Including what no form sends. */
const send = (call: Client, body: object) => call(sendSurveyResult, { body: body as SurveyResult });

describe("how are your tasks", () => {
  test("is kept step by step, and the later answer of a step counts, until the last one", async () => {
    const rosa = await world.patient("paying");
    const call = server.client(await world.link(rosa.id));
    expect(await state(call, "how_are_your_tasks")).toEqual({
      userId: rosa.id,
      name: "Patient1",
      isFinished: false,
      destination: null,
    });
    const saved = { isFinished: false, isStored: true, destination: null, token: null };
    expect(await send(call, { ...tasks, isFinalStep: false, difficulty: "hard" })).toEqual(saved);
    await send(call, { ...tasks, isFinalStep: false, difficulty: "perfect" });
    const words = { additionalInfo: " I like the pictures. ", quote_consent: true };
    const done = { isFinished: true, isStored: true, destination: "/dashboard", token: null };
    expect(await send(call, { ...tasks, isFinalStep: true, ...words })).toEqual(done);
    expect(await world.kept(rosa.id)).toMatchObject([
      {
        campaign: "how_are_your_tasks",
        difficulty: "perfect",
        additional_info: "I like the pictures.",
        quote_consent: true,
        subscription_status: "paying",
        asked_at: null,
        finished_at: server.now(),
      },
    ]);
  });

  test("is answered the same however often it is sent, and kept once", async () => {
    const { id } = await world.patient("trialing");
    const call = server.client(await world.link(id));
    const all = { ...tasks, isFinalStep: true, difficulty: "easy", additionalInfo: "More!" };
    const answers = await Promise.all([send(call, all), send(call, all), send(call, all)]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ isFinished: true, isStored: true });
      expect(answer.destination).toBe("/subscribe?cc=HOPE");
      // Each is valid by itself: whichever of the answers arrives, its link works.
      const named = await server.client(answer.token ?? undefined)(simpleStatus, { query: {} });
      expect(named.status).toBe("trialing");
    }
    const rows = await world.kept(id);
    expect(rows).toHaveLength(1);
    server.advance(60_000);
    const later = await send(call, { ...all, difficulty: "hard", additionalInfo: "Less." });
    expect(later).toMatchObject({ isFinished: true, isStored: false });
    await send(call, { ...tasks, isFinalStep: false, difficulty: "hard" });
    expect(await world.kept(id)).toEqual(rows);
    expect(await state(call, "how_are_your_tasks")).toMatchObject({
      isFinished: true,
      destination: "/subscribe?cc=HOPE",
    });
  });

  test("is one survey in two tabs, by the letter and signed in", async () => {
    const { id } = await world.patient("paying");
    const byLink = server.client(await world.link(id));
    const signedIn = server.client(await server.tokenFor(id));
    await Promise.all(
      [byLink, signedIn, byLink, signedIn].map((call) =>
        send(call, { ...tasks, isFinalStep: false, difficulty: "hard" }),
      ),
    );
    const done = await send(signedIn, { ...tasks, isFinalStep: true });
    expect(done).toMatchObject({ isFinished: true, token: null });
    expect((await state(byLink, "how_are_your_tasks")).isFinished).toBe(true);
    expect(await world.kept(id)).toHaveLength(1);
  });

  test("may be answered anew after 90 days by who comes by themselves", async () => {
    const { id } = await world.patient("paying");
    const all = { ...tasks, isFinalStep: true, difficulty: "easy" };
    const answer = async () => send(server.client(await server.tokenFor(id)), all);
    await answer();
    server.advance(89 * dayMs);
    await answer();
    expect(await world.kept(id)).toHaveLength(1);
    server.advance(2 * dayMs);
    await answer();
    expect(await world.kept(id)).toHaveLength(2);
  });

  test("keeps a consent only of who finds it just right and says something", async () => {
    for (const [difficulty, additionalInfo, expected] of [
      ["perfect", "Good.", true],
      ["perfect", " ", false],
      ["hard", "Good.", false],
    ] as const) {
      const { id } = await world.patient("paying");
      const all = { ...tasks, isFinalStep: true, difficulty, additionalInfo, quote_consent: true };
      await send(server.client(await world.link(id)), all);
      expect((await world.kept(id))[0]?.quote_consent).toBe(expected);
    }
  });

  test("wants its first step", async () => {
    const { id } = await world.patient("paying");
    const call = server.client(await world.link(id));
    await expect(send(call, { ...tasks, isFinalStep: true })).rejects.toMatchObject({
      status: 400,
      code: "malformed-request",
      fields: { difficulty: "This is required." },
    });
    expect(await world.kept(id)).toEqual([]);
  });

  test.each(subscriptionStatuses)("leads on by the subscription: %s", async (status) => {
    const { id } = await world.patient(status);
    const call = server.client(await server.tokenFor(id));
    const { destination } = await send(call, { ...tasks, isFinalStep: true, difficulty: "easy" });
    const isSubscribed = status === "paying" || status === "trialing_with_cc";
    expect(destination).toBe(isSubscribed ? "/dashboard" : "/subscribe?cc=HOPE");
  });
});

describe("the end of a trial", () => {
  test("ends with thanks; what is written beside it chooses the other reason", async () => {
    const { id } = await world.patient("trialEnded");
    const call = server.client(await world.link(id));
    const said = { feedback: ["no_device"], otherMessage: "My eyes", additionalInfo: "Later." };
    expect(await send(call, { ...trial, ...said })).toMatchObject({ destination: null });
    expect(await world.kept(id)).toMatchObject([
      { feedback: ["no_device", "other"], other_message: "My eyes", additional_info: "Later." },
    ]);
  });

  test("leads who finds it too expensive to the scholarship, by a link for it alone", async () => {
    const { id } = await world.patient("trialEnded");
    const survey = await world.link(id);
    const said = { feedback: ["too_easy", "too_expensive"], additionalInfo: "No." };
    const { destination, token } = await send(server.client(survey), { ...trial, ...said });
    expect(destination).toBe("/scholarship");
    const next = server.client(token ?? undefined);
    expect(await next(readScholarship, {})).toMatchObject({ isEligible: true, amount: null });
    expect(await refusal(state(next, "end_of_trial"))).toEqual([410, "link-unknown"]);
    const before = server.client(survey);
    expect(await refusal(before(readScholarship, {}))).toEqual([410, "link-unknown"]);
  });

  test("leads nobody to a scholarship who pays by now", async () => {
    const { id } = await world.patient("paying");
    const call = server.client(await world.link(id));
    const said = { feedback: ["too_expensive"], additionalInfo: "No." };
    expect(await send(call, { ...trial, ...said })).toMatchObject({ destination: null });
    expect(await state(call, "end_of_trial")).toMatchObject({
      isFinished: true,
      destination: null,
    });
  });

  test("wants to be told something", async () => {
    const { id } = await world.patient("trialEnded");
    const call = server.client(await world.link(id));
    for (const additionalInfo of [undefined, "", "  "])
      await expect(send(call, { ...trial, additionalInfo })).rejects.toMatchObject({
        fields: { additionalInfo: "This is required." },
      });
    expect(await world.kept(id)).toEqual([]);
  });
});

describe("a letter's survey", () => {
  test("is told from another one, and a stranger's is not reached by one's own link", async () => {
    const [one, other] = [await world.patient("paying"), await world.patient("paying")];
    const call = server.client(await world.link(one.id));
    await send(call, { ...tasks, isFinalStep: true, difficulty: "easy" });
    const [theirs] = await world.kept(one.id);
    const forged = server.client(await world.link(other.id, "survey", theirs!.survey_id));
    expect((await state(forged, "how_are_your_tasks")).isFinished).toBe(false);
    await send(forged, { ...tasks, isFinalStep: false, difficulty: "hard" });
    expect(await world.kept(one.id)).toEqual([theirs]);
    expect(await world.kept(other.id)).toMatchObject([{ difficulty: "hard" }]);
    expect((await state(forged, "end_of_trial")).isFinished).toBe(false);
  });

  test("is not reached by a link that is good for nothing, nor without one", async () => {
    const { id } = await world.patient("paying");
    const old = await world.link(id);
    const other = await world.link(id, "subscribe");
    server.advance(91 * dayMs);
    for (const [token, refused] of [
      [old, [410, "link-expired"]],
      [other, [410, "link-unknown"]],
      [`rgl_${"x".repeat(43)}`, [410, "link-unknown"]],
      ["hello", [401, "session-ended"]],
      [undefined, [401, "not-signed-in"]],
    ] as const) {
      const call = server.client(token);
      expect(await refusal(state(call, "end_of_trial"))).toEqual(refused);
      const body = { ...tasks, isFinalStep: false };
      expect(await refusal(send(call, body))).toEqual(refused);
    }
  });

  test("is not read by the clinician of who answered it", async () => {
    const { id } = await world.patient("paying");
    const signedIn = server.client(await server.tokenFor(id));
    await send(signedIn, { ...tasks, isFinalStep: true, difficulty: "hard" });
    const dana = await server.seed(async (trx) => {
      const clinician_id = await addClinician(trx, { username: "dana" });
      await addToCaseload(trx, { patient_id: id, clinician_id });
      return clinician_id;
    });
    const call = server.client(await server.tokenFor(dana));
    expect(await refusal(state(call, "how_are_your_tasks"))).toEqual([403, "patients-only"]);
    const actor = { kind: "user", userId: dana } as never;
    const seen = await server.database.withActor(actor, (trx) =>
      trx.selectFrom("surveys").selectAll().execute(),
    );
    expect(seen).toEqual([]);
  });

  test("is bounded", async () => {
    const { id } = await world.patient("paying");
    const call = server.client(await world.link(id));
    for (const part of [
      { additionalInfo: "x".repeat(2_001) },
      { otherMessage: "x".repeat(501) },
      { extra: { note: "x".repeat(8 * 1024) } },
      { feedback: ["nothing"] },
      { stars: 5 },
    ])
      expect(await refusal(send(call, { ...tasks, isFinalStep: false, ...part }))).toEqual([
        400,
        "malformed-request",
      ]);
    const extra = { device: { name: "tablet", sizes: [1, 2] } };
    await send(call, { ...tasks, isFinalStep: false, extra, phase: "words", satisfaction: "4" });
    expect(await world.kept(id)).toMatchObject([{ extra, phase: "words", satisfaction: "4" }]);
  });

  test("is held up where it is sent without end", async () => {
    const { id } = await world.patient("paying");
    const call = server.client(await world.link(id));
    const step = { ...tasks, isFinalStep: false, difficulty: "easy" };
    const codes = new Set<unknown>();
    for (let n = 0; n < 45; n += 1)
      codes.add(
        await send(call, step).then(
          () => "kept",
          ({ code }: { code: string }) => code,
        ),
      );
    expect(codes).toEqual(new Set(["kept", "too-many-requests"]));
    expect(await world.kept(id)).toHaveLength(1);
  });
});
