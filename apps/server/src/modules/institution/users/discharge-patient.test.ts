import { loadUser } from "@regain/contract/calls/identity/load-user";
import { answerInvitation } from "@regain/contract/calls/license/answer-invitation";
import { fieldMessages } from "@regain/contract/field-messages";
import { dayMs } from "@regain/contract/durations";
import { localTime } from "@regain/therapy/days";
import { describe, expect, test } from "vitest";
import { addToCaseload } from "../../../builders/people.ts";
import { shownDate } from "../../../lib/shown-date.ts";
import { institutionHouses } from "../../../testing/institution-houses.ts";

const { server, openHouse, signIn, lettersTo, userOf } = institutionHouses();

describe("a patient who is discharged", () => {
  const subscriptionOf = (id: string) =>
    server()
      .database.owner.selectFrom("subscriptions")
      .select(["status", "payment_source", "period_ends_at"])
      .where("patient_id", "=", id)
      .executeTakeFirstOrThrow();

  test("keeps account and session, and practises 14 days more at the institution's cost", async () => {
    const { admin, clinician, patient, n } = await openHouse();
    const dana = await clinician("dana");
    const rosa = await patient("rosa", { status: "ACTIVE" });
    await server().seed((trx) => addToCaseload(trx, { patient_id: rosa, clinician_id: dana }));
    const token = await server().tokenFor(rosa);
    expect(await admin.remove(rosa, false)).toEqual({ patients: 0 });
    expect((await admin.list({ type: "patient" })).total).toBe(0);
    const { institutionInfo } = await server().client(token)(loadUser, {});
    expect(institutionInfo).toBeNull();
    const ends = new Date(server().now().getTime() + 14 * dayMs);
    expect(await subscriptionOf(rosa)).toEqual({
      status: "paying",
      payment_source: "none",
      period_ends_at: ends,
    });
    const [letter] = await lettersTo(`rosa${n}@example.org`);
    expect(letter).toMatchObject({ template: "sponsorshipEnds", token: null });
    expect(letter?.text).toContain("On that day, we will send you the available plans.");
  });

  test("practises to the end of the months that were agreed on before the institution paid", async () => {
    const { institutionId, greta, as, admin, patient, n } = await openHouse();
    const agreed = new Date(server().now().getTime() + 180 * dayMs);
    const paid = { payment_source: "none", period_ends_at: agreed } as const;
    const june = await patient("june", { institution_id: null }, paid);
    const join = async () => {
      const { id } = await admin.invite(`june${n}@example.org`, "patient");
      const [{ invitation } = {}] = await lettersTo(`june${n}@example.org`);
      await server().client(invitation!)(answerInvitation, {
        params: { id },
        body: { status: "ACCEPTED", accessToken: await server().tokenFor(june) },
      });
      expect(await userOf(june)).toMatchObject({ institution_id: institutionId });
      expect(await subscriptionOf(june)).toMatchObject({ period_ends_at: null });
    };
    await join();
    await admin.remove(june);
    expect(await subscriptionOf(june)).toMatchObject({ status: "paying", period_ends_at: agreed });
    const [letter] = await lettersTo(`june${n}@example.org`);
    expect(letter).toMatchObject({ template: "sponsorshipEnds" });
    expect(letter?.text).toContain(
      `You can practice until ${shownDate(localTime(agreed, "UTC").day)}.`,
    );
    await join();
    server().advance(170 * dayMs);
    await (await as(greta)).remove(june);
    const ends = new Date(server().now().getTime() + 14 * dayMs);
    expect(await subscriptionOf(june), "no sooner than anybody else").toMatchObject({
      period_ends_at: ends,
    });
  });

  test("who pays goes on paying; who was suspended is let in; who comes back is paid for", async () => {
    const { admin, patient, n } = await openHouse();
    const yuri = await patient("yuri", { status: "SUSPENDED" }, { payment_source: "Stripe" });
    await admin.remove(yuri);
    expect(await subscriptionOf(yuri)).toMatchObject({ status: "paying", period_ends_at: null });
    const [toYuri] = await lettersTo(`yuri${n}@example.org`);
    expect(toYuri, "no payment is known to come").toMatchObject({ template: "leftAndLetIn" });
    expect(toYuri?.text).toContain("You can log in again.");
    expect((await signIn(`yuri${n}`)).ctdata.accessToken).not.toBeNull();

    const ends = new Date(server().now().getTime() + 20 * dayMs);
    const held = await patient(
      "nora",
      { status: "SUSPENDED" },
      { payment_source: "Stripe", period_ends_at: ends },
    );
    await admin.remove(held);
    const [toNora] = await lettersTo(`nora${n}@example.org`);
    expect(toNora).toMatchObject({ template: "payerLeftAndLetIn" });
    expect(toNora?.text).toContain(
      `We will charge your card again on ${shownDate(localTime(ends, "UTC").day)}.`,
    );

    // Somebody who had canceled was told that the institution would pay then.
    const ended = {
      payment_source: "Stripe",
      period_ends_at: ends,
      cancels_at_period_end: true,
    } as const;
    const omar = await patient("omar", {}, ended);
    await admin.remove(omar);
    const [toOmar] = await lettersTo(`omar${n}@example.org`);
    expect(toOmar).toMatchObject({ template: "cancelledPayerLeft" });
    const endsOn = shownDate(localTime(ends, "UTC").day);
    expect(toOmar?.text).toContain(
      `You can practice until ${endsOn}. Harbor ${n} does not pay after that.`,
    );
    const vera = await patient("vera", { status: "SUSPENDED" }, ended);
    await admin.remove(vera);
    const [toVera] = await lettersTo(`vera${n}@example.org`);
    expect(toVera).toMatchObject({ template: "cancelledPayerLeftAndLetIn" });
    expect(toVera?.text).toContain(`You can practice until ${endsOn}.`);
    const wim = await patient(
      "wim",
      { status: "SUSPENDED" },
      { ...ended, cancelled_for_deletion: true },
    );
    await admin.remove(wim);
    const [toWim] = await lettersTo(`wim${n}@example.org`);
    expect(toWim, "it was we who let it end").toMatchObject({ template: "payerLeftAndLetIn" });

    const elsa = await patient("elsa");
    await admin.remove(elsa);
    const { id } = await admin.invite(`elsa${n}@example.org`, "patient");
    const [{ invitation } = {}] = await lettersTo(`elsa${n}@example.org`);
    await server().client(invitation!)(answerInvitation, {
      params: { id },
      body: { status: "ACCEPTED", accessToken: await server().tokenFor(elsa) },
    });
    expect(await subscriptionOf(elsa)).toMatchObject({ status: "paying", period_ends_at: null });
  });
});

test("the call to delete somebody needs no body, and then acknowledges nothing", async () => {
  const { institutionId, greta, clinician, patient } = await openHouse();
  const token = await server().tokenFor(greta);
  const remove = (userId: string) =>
    server().app.inject({
      method: "DELETE",
      url: `/license/v700/api/institutions/${institutionId}/users/${userId}`,
      headers: { "access-token": token },
    });
  const discharged = await remove(await patient("rosa"));
  expect([discharged.statusCode, discharged.json()]).toEqual([200, { patients: 0 }]);
  const kept = await remove(await clinician("dana"));
  expect([kept.statusCode, kept.json()]).toMatchObject([
    400,
    { error: "malformed-request", fields: { acknowledged: fieldMessages.required } },
  ]);
});
