import { expect } from "vitest";
import { hashPassword } from "../modules/identity/passwords.ts";
import { onBothEngines } from "../testing/test-database.ts";
import { system } from "../db/actor.ts";
import { addPatient } from "../builders/people.ts";
import { addDemoAccounts, demoPassword } from "./accounts.ts";
import { demoInside } from "./demo-inside.ts";

const now = new Date("2026-11-25T09:00:00Z");

onBothEngines("the demo is found by its people, who share a password", async (database) => {
  expect(await demoInside(database.pool)).toBeUndefined();
  await database.withActor(system("demo"), (trx) => addDemoAccounts(trx, now));
  const found = await demoInside(database.pool);
  expect(found).toMatch(/^It has the demo's accounts.*\(ada, dana, .*, and yuri\)$/);
  // Has no password here, so nobody knows it.
  expect(found).not.toContain("ines");
  await database.pool.query(
    "update credentials set password_hash = 'another' from users where users.id = user_id and username = 'rosa'",
  );
  expect(await demoInside(database.pool)).not.toContain("rosa");
});

onBothEngines(
  "people who chose such names and that password themselves keep nobody from starting",
  async (database) => {
    for (const username of ["rosa", "dana"]) {
      const passwordHash = await hashPassword(demoPassword);
      await database.withActor(system("demo"), (trx) =>
        addPatient(trx, { username, passwordHash }),
      );
    }
    expect(await demoInside(database.pool)).toBeUndefined();
  },
);
