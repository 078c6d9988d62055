import { expect } from "vitest";
import { system } from "../../db/actor.ts";
import type { OwnedDatabase } from "../../db/database.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { identify } from "../identity/auth-session.service.ts";
import { takeFirstSteps } from "./first-steps.service.ts";
import { addPatientAccount } from "./new-account.service.ts";
import { findSignUp } from "./new-account.store.ts";

const now = new Date("2026-03-02T10:00:00Z");
const requestId = "0199aaaa-0000-4000-8000-000000000000";
const person = {
  email: "rosa.may@example.org",
  firstName: "Rosa",
  lastName: "May",
  passwordHash: "hash",
  acceptedEula: true,
  requestId,
};
const letters = { jobs: { enqueue: () => Promise.resolve() }, publicUrl: "" };

const signedInAt = async (database: OwnedDatabase) => {
  const [user] = await database.owner.selectFrom("users").select("last_sign_in_at").execute();
  return user?.last_sign_in_at;
};

onBothEngines("a new patient has homework, a letter and a session at once", async (database) => {
  const token = await database.withActor(system("sign-up"), async (trx) => {
    const added = await addPatientAccount(trx, person, now);
    const newcomer = { ...person, ...added, type: "patient", device: "Tablet" } as const;
    return takeFirstSteps(trx, letters, newcomer, now);
  });
  const rosa = await identify(database, token, now);
  expect(rosa).toMatchObject({ type: "patient", subscription: "trialing" });
  expect(await signedInAt(database)).toEqual(now);
  const homework = await database.withActor(rosa!, (trx) =>
    trx.selectFrom("scheduled_task_types").select("task_type_id").execute(),
  );
  expect(homework.length).toBeGreaterThan(2);
});

onBothEngines("the request that made an account is known for a while", async (database) => {
  await database.withActor(system("sign-up"), (trx) => addPatientAccount(trx, person, now));
  const find = (email: string, id: string, since: Date) =>
    database.withActor(system("sign-up"), (trx) =>
      findSignUp(trx, { email, requestId: id, since }),
    );
  expect((await find("Rosa.May@example.org", requestId, now))?.password_hash).toBe("hash");
  expect(await find("ann@example.org", requestId, now)).toBeUndefined();
  expect(await find(person.email, requestId.replaceAll("a", "b"), now)).toBeUndefined();
  expect(await find(person.email, requestId, new Date(now.getTime() + 1))).toBeUndefined();
});
