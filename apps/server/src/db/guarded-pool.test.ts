import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { withTestDatabase } from "../testing/test-database.ts";
import { anonymous } from "./actor.ts";
import { asOneCall, forMany } from "./guarded-pool.ts";

test("a call that has begun waits for nobody who came later, and what is for many waits for neither", () =>
  withTestDatabase(async (database) => {
    const order: string[] = [];
    const turn = (name: string) =>
      database.withActor(anonymous, async (trx) => {
        order.push(name);
        await sql`select 1`.execute(trx);
      });
    const callOf = (name: string) =>
      asOneCall(async () => {
        await turn(name);
        await turn(`${name} again`);
      });

    // The embedded engine has one connection. Somebody holds it while all of them arrive.
    const connection = await database.pool.connect();
    const asked = [
      ...["Ann", "Bob", "Cleo", "Dan"].map(callOf),
      forMany(() => turn("who they are")),
    ];
    while (database.connections().waiting < asked.length) await pause(5);
    connection.release();
    await Promise.all(asked);
    expect(order[0]).toBe("who they are");
    expect(order.indexOf("Ann again")).toBeLessThan(order.indexOf("Dan"));
  }));
