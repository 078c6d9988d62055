import { subscriptionPlans } from "@regain/contract/calls/billing/subscription-plans";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPatient } from "../../builders/people.ts";
import { operatorBeside } from "../../testing/operator.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { Misuse } from "../command.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await server.seed((trx) => addPatient(trx, { username: "tess" }));
});
afterAll(() => server.close());

const run = (...args: string[]) => operatorBeside(server).run(...args, "--yes");

/** The first price of each plan with a code, in cents. */
async function pricesWith(couponCode: string) {
  const query = { emailOrUsername: "tess", couponCode };
  const { plans } = await server.client()(subscriptionPlans, { query });
  return Object.fromEntries(
    plans.map(({ id, amount, discountedAmount }) => [id, discountedAmount ?? amount]),
  );
}

test("a code that was made takes off what it says, and one that has ended nothing", async () => {
  const made = await run("add-coupon", "spring-10", "--off", "10%", "--plan", "year");
  expect(made).toMatchObject({
    code: 0,
    noted: "Creates the code SPRING-10: 10% off the first payment on a yearly plan.",
    said: "The code SPRING-10 can be used now.",
  });
  const without = await pricesWith("nothing");
  const prices = await pricesWith("Spring-10");
  expect(prices.monthly).toBe(without.monthly);
  expect(prices.yearly).toBe(without.yearly! * 0.9);

  expect((await run("end-coupon", "spring-10")).said).toBe("The code SPRING-10 has ended.");
  expect(await pricesWith("spring-10")).toEqual(without);
  expect((await run("end-coupon", "SPRING-10")).noted).toContain("ended on");
});

test("an amount, for some months and until a day", async () => {
  const made = await run(
    "add-coupon",
    "NINE",
    "--off",
    "9.50",
    "--lasts",
    "3",
    "--until",
    "2999-12-31",
  );
  expect(made.noted).toBe(
    "Creates the code NINE: $9.50 off each payment for 3 months on any plan. It is valid until 3000-01-01 00:00 UTC.",
  );
  expect((await pricesWith("nine")).monthly).toBe(1_950);
  expect((await run("add-coupon", "nine", "--off", "5%")).noted).toBe(
    "The code NINE already exists.",
  );
});

test.each([
  [["X", "--off", "5%"]],
  [["LATE", "--off", "5%", "--until", "2020-01-01"]],
  [["MUCH", "--off", "101%"]],
  [["MUCH", "--off", "300.00"]],
  [["LONG", "--off", "5%", "--lasts", "always"]],
  [["WHICH", "--off", "5%", "--plan", "week"]],
])("what cannot be understood makes no code: %j", async (args) => {
  await expect(run("add-coupon", ...args)).rejects.toThrow(Misuse);
});

test("a code that there is not cannot be ended", async () => {
  expect((await run("end-coupon", "nowhere")).noted).toBe('There is no code "nowhere".');
});
