import { expect } from "vitest";
import { system } from "../../db/actor.ts";
import { addInstitution } from "../../builders/people.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { addClinicianAccount, addPatientAccount } from "./new-account.service.ts";

const person = {
  email: "rosa.may@example.org",
  passwordHash: "x",
  firstName: "Rosa",
  lastName: "May",
  acceptedEula: true,
};
const now = new Date("2026-03-02T10:00:00Z");

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "fine",
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );

onBothEngines("who signs up gets a trial of 14 days, and a user name", async (database) => {
  const { userId, username } = await database.withActor(system("sign-up"), (trx) =>
    addPatientAccount(
      trx,
      { ...person, age: 62.5, conditions: ["stroke"], areas: ["memory"] },
      now,
    ),
  );
  expect(username).toBe("rosa.may");
  const row = await database.withActor(system("demo"), (trx) =>
    trx
      .selectFrom("users")
      .innerJoin("patients", "patient_id", "users.id")
      .innerJoin("subscriptions", "subscriptions.patient_id", "users.id")
      .select(["age", "conditions", "areas", "period_ends_at", "payment_source"])
      .select(["subscriptions.status as subscription", "accepted_eula_at"])
      .where("users.id", "=", userId)
      .executeTakeFirstOrThrow(),
  );
  expect(row).toEqual({
    age: 62.5,
    conditions: ["stroke"],
    areas: ["memory"],
    subscription: "trialing",
    payment_source: "none",
    period_ends_at: new Date("2026-03-16T10:00:00Z"),
    accepted_eula_at: now,
  });
});

onBothEngines("nobody signs up twice, however the address is written", async (database) => {
  const add = (more: object) =>
    codeOf(
      database.withActor(system("sign-up"), (trx) =>
        addPatientAccount(trx, { ...person, ...more }, now),
      ),
    );
  expect(await add({})).toBe("fine");
  expect(await add({ email: "Rosa.May@Example.org" })).toBe("email-in-use");
  expect(await add({ email: "other@example.org", username: "ROSA.MAY" })).toBe("username-in-use");
  expect(await add({ email: "rosa.may@example.com" })).toBe("fine");
});

onBothEngines("two who sign up at once both get in, or one is told why", async (database) => {
  const add = (email: string) =>
    codeOf(
      database.withActor(system("sign-up"), (trx) =>
        addPatientAccount(trx, { ...person, email }, now),
      ),
    );
  const outcomes = await Promise.all([
    add("ann@a.example.org"),
    add("ann@b.example.org"),
    add("ann@a.example.org"),
  ]);
  expect(outcomes.toSorted()).toEqual(["email-in-use", "fine", "fine"]);
});

onBothEngines("an institution pays for its patients and has its clinicians", async (database) => {
  const institutionId = await database.withActor(system("demo"), (trx) =>
    addInstitution(trx, { name: "Harbor" }),
  );
  const [patient, clinician] = await database.withActor(system("sign-up"), async (trx) => [
    await addPatientAccount(trx, { ...person, institutionId }, now),
    await addClinicianAccount(
      trx,
      { ...person, email: "dana@example.org", institutionId, profile: { role: "SLP" } },
      now,
    ),
  ]);
  const found = await database.withActor(system("demo"), (trx) =>
    trx
      .selectFrom("users")
      .leftJoin("subscriptions", "subscriptions.patient_id", "users.id")
      .select(["users.type", "institution_id", "subscriptions.status"])
      .where("users.id", "in", [patient.userId, clinician.userId])
      .orderBy("users.type")
      .execute(),
  );
  expect(found).toEqual([
    { type: "clinician", institution_id: institutionId, status: null },
    { type: "patient", institution_id: institutionId, status: "paying" },
  ]);
});

onBothEngines("an institution that there is not adopts nobody", async (database) => {
  const institutionId = "0199aaaa-0000-7000-8000-000000000000";
  const adding = database.withActor(system("sign-up"), (trx) =>
    addPatientAccount(trx, { ...person, institutionId }, now),
  );
  expect(await codeOf(adding)).toBe("malformed-request");
});
