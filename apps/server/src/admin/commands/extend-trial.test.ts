import { dayMs } from "@regain/contract/durations";
import type { SubscriptionStatus } from "@regain/contract/entities/enumerations";
import { expect, test } from "vitest";
import { addClinician, addPatient } from "../../builders/people.ts";
import type { OwnedDatabase } from "../../db/database.ts";
import { operatorAt } from "../../testing/operator.ts";
import { onBothEngines, withTestDatabase } from "../../testing/test-database.ts";
import { Misuse } from "../command.ts";

async function held(database: OwnedDatabase, username: string) {
  const { rows } = await database.pool.query<{ status: string; ends: Date }>(
    `select s.status, s.period_ends_at as ends from subscriptions s join users u on u.id = s.patient_id
     where u.username = $1`,
    [username],
  );
  return rows[0]!;
}

onBothEngines("extend-trial makes a trial longer, once, and nothing but a trial", async (db) => {
  const { seed, run, now, trail } = operatorAt(db);
  const inDays = (days: number) => new Date(now().getTime() + days * dayMs);
  const others: readonly SubscriptionStatus[] = [
    "trialing_with_cc",
    "paying",
    "past_due",
    "expired",
    "account_created",
    "clinician_setup",
  ];
  await seed(async (trx) => {
    const none = { payment_source: "none" } as const;
    await addPatient(trx, {
      username: "runs",
      subscription: { ...none, status: "trialing", period_ends_at: inDays(3) },
    });
    await addPatient(trx, {
      username: "over",
      subscription: { ...none, status: "trialEnded", period_ends_at: inDays(-40) },
    });
    await addPatient(trx, {
      username: "stored",
      subscription: {
        payment_source: "iOSIAP",
        status: "trialing",
        period_ends_at: inDays(3),
      },
    });
    await addClinician(trx, { username: "dana" });
    for (const status of others)
      await addPatient(trx, { username: status, subscription: { status } });
  });

  expect((await run("extend-trial", "runs", "--days", "5", "--yes")).code).toBe(0);
  expect(await held(db, "runs")).toEqual({ status: "trialing", ends: inDays(8) });
  expect((await run("extend-trial", "over", "--yes")).code).toBe(0);
  expect(await held(db, "over")).toEqual({ status: "trialing", ends: inDays(14) });
  const { rows } = await db.pool.query("select cause, to_status from subscription_changes");
  expect(rows).toEqual([{ cause: "operator", to_status: "trialing" }]);

  const again = await run("extend-trial", "runs", "--yes");
  expect(again).toMatchObject({ code: 1 });
  expect(again.noted).toContain("that can be done only once");
  for (const status of ["stored", ...others]) {
    const before = await held(db, status);
    expect((await run("extend-trial", status, "--yes")).code).toBe(1);
    expect(await held(db, status)).toEqual(before);
  }
  expect((await run("extend-trial", "dana", "--yes")).noted).toContain("is a clinician");
  expect((await trail()).map(({ error }) => error)).toEqual([
    null,
    null,
    "extended-already",
    "no-trial",
    ...others.map(() => "no-trial"),
    "patients-only",
  ]);
});

test("days are a whole number, and no more than our own mail gives", () =>
  withTestDatabase(async (db) => {
    const { run, trail } = operatorAt(db);
    for (const days of ["0", "15", "1.5", "-1", "many", ""])
      await expect(run("extend-trial", "runs", `--days=${days}`)).rejects.toThrow(Misuse);
    expect(await trail()).toEqual([]);
  }));
