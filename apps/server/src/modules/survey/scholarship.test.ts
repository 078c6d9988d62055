import { createCheckout } from "@regain/contract/calls/billing/create-checkout";
import { subscriptionPlans } from "@regain/contract/calls/billing/subscription-plans";
import { requestScholarship } from "@regain/contract/calls/survey/request-scholarship";
import { readScholarship } from "@regain/contract/calls/survey/read-scholarship";
import type { Client } from "@regain/contract/client";
import { dayMs } from "@regain/contract/durations";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addClinician } from "../../builders/people.ts";
import { lettersTo } from "../../testing/letters.ts";
import { refusal } from "../../testing/practising-patient.ts";
import { surveyWorld } from "../../testing/survey.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";

const supportEmail = "help@regain.test";
let server: TestServer;
let world: ReturnType<typeof surveyWorld>;
beforeAll(async () => {
  server = await openTestServer({ config: { supportEmail, publicUrl: "https://regain.test" } });
  world = surveyWorld(server);
});
afterAll(() => server.close());
beforeEach(() => server.advance(3_601_000));

const ask = (call: Client, amount: string | number) =>
  call(requestScholarship, { body: { amount } });
const read = (call: Client) => call(readScholarship, {});

async function ended() {
  const patient = await world.patient("trialEnded");
  return { ...patient, call: server.client(await world.link(patient.id, "scholarship")) };
}
const toSupport = async (username: string) =>
  (await lettersTo(server, supportEmail)).filter(({ content }) =>
    content.rows.some(([, value]) => value === username),
  );

describe("who can pay 15 dollars a month or more", () => {
  test("goes to the plans at that price, and has it there", async () => {
    const { id, call, username } = await ended();
    const { destination, token } = await ask(call, "16.50");
    expect(destination).toBe("/subscribe?source=scholarship&acceptableAmount=16.50");
    const buyer = server.client(token ?? undefined);
    const query = { acceptableAmount: "16.50", referrerPage: "scholarship" };
    const { plans } = await buyer(subscriptionPlans, { query });
    expect(plans.find(({ id: plan }) => plan === "monthly")?.amount).toBe(1_650);
    const order = (acceptableAmount: string) =>
      buyer(createCheckout, { body: { plan: "monthly", acceptableAmount } });
    expect(await refusal(order("16.49"))).toEqual([422, "amount-not-agreed"]);
    expect(await order("16.50")).toHaveProperty("url");
    expect(await world.amounts(id)).toEqual([1_650]);
    expect(await toSupport(username)).toEqual([]);
  });

  test.each([
    ["15", "15.00", 1_500],
    ["18.01", "18.01", 1_801],
    [29.99, "29.99", 2_999],
  ] as const)("%s", async (said, shown, cents) => {
    const { id, call } = await ended();
    const { destination } = await ask(call, said);
    expect(destination).toBe(`/subscribe?source=scholarship&acceptableAmount=${shown}`);
    expect(await world.amounts(id)).toEqual([cents]);
    expect(await read(call)).toEqual({ userId: id, isEligible: true, amount: shown, destination });
  });

  test.each([
    ["29.00", "You pay $29.00 a month, as you told us. This price stays."],
    ["29.01", "Unlimited therapy for less than $1 per day."],
  ])("%s is called their own price only if it is", async (acceptableAmount, said) => {
    const { call } = await ended();
    const { token } = await ask(call, acceptableAmount);
    const buyer = server.client(token ?? undefined);
    const query = { acceptableAmount, referrerPage: "scholarship" };
    const { plans, description } = await buyer(subscriptionPlans, { query });
    expect(plans.find(({ id }) => id === "monthly")?.amount).toBe(2_900);
    expect(description).toBe(said);
  });
});

describe("who can pay less", () => {
  test("is thanked, and the people of support are told once", async () => {
    const { id, call, username, email } = await ended();
    const answers = await Promise.all([ask(call, "14.99"), ask(call, "14.99"), ask(call, 14.99)]);
    for (const answer of answers) expect(answer).toEqual({ destination: null, token: null });
    expect(await world.amounts(id)).toEqual([1_499]);
    expect(await read(call)).toEqual({
      userId: id,
      isEligible: true,
      amount: "14.99",
      destination: null,
    });
    expect((await toSupport(username)).map(({ content }) => content)).toMatchObject([
      {
        subject: "Somebody can pay $14.99 a month",
        rows: [
          ["Can pay per month", "$14.99"],
          ["Name", expect.any(String)],
          ["Username", username],
          ["Email", email],
        ],
      },
    ]);
  });

  test("may say another amount: what was said last counts", async () => {
    const { id, call, username } = await ended();
    await ask(call, "0");
    server.advance(60_000);
    expect((await ask(call, "20")).destination).toContain("acceptableAmount=20.00");
    expect(await world.amounts(id)).toEqual([0, 2_000]);
    expect(await toSupport(username)).toHaveLength(1);
  });
});

test("what is no amount is said at its field", async () => {
  const { id, call } = await ended();
  for (const amount of ["", "30", "-1", "12.345", "twelve"])
    expect(await refusal(ask(call, amount))).toEqual([400, "malformed-request"]);
  expect(await world.amounts(id)).toEqual([]);
});

test.each(["trialing", "trialing_with_cc", "paying", "past_due", "expired"] as const)(
  "who is %s is not eligible",
  async (status) => {
    const { id } = await world.patient(status);
    for (const token of [await world.link(id, "scholarship"), await server.tokenFor(id)]) {
      const call = server.client(token);
      expect(await read(call)).toEqual({
        userId: id,
        isEligible: false,
        amount: null,
        destination: null,
      });
      expect(await refusal(ask(call, "20"))).toEqual([409, "scholarship-not-open"]);
    }
    expect(await world.amounts(id)).toEqual([]);
  },
);

test("who is signed in needs no link, here and at the plans", async () => {
  const { id } = await world.patient("trialEnded");
  const call = server.client(await server.tokenFor(id));
  expect(await ask(call, "15.50")).toEqual({
    destination: "/subscribe?source=scholarship&acceptableAmount=15.50",
    token: null,
  });
});

test("nobody else answers in a patient's name", async () => {
  const { id } = await world.patient("trialEnded");
  const stale = await world.link(id, "scholarship");
  server.advance(91 * dayMs);
  const dana = await server.seed((trx) => addClinician(trx, { username: "dana" }));
  for (const [token, refused] of [
    [undefined, [401, "not-signed-in"]],
    [stale, [410, "link-expired"]],
    [await world.link(id, "survey"), [410, "link-unknown"]],
    [await world.link(dana, "scholarship"), [404, "not-found"]],
    [await server.tokenFor(dana), [403, "patients-only"]],
  ] as const) {
    expect(await refusal(read(server.client(token)))).toEqual(refused);
    expect(await refusal(ask(server.client(token), "20"))).toEqual(refused);
  }
  expect(await world.amounts(id)).toEqual([]);
});
