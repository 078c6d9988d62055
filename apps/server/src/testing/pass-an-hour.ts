/**
 * Lets an hour pass since anybody who is signed in came in, of a server that is stopped, for journeys that drive the
 * server from outside, in whose environment it runs: `node pass-an-hour.ts`.
 */
import { sql } from "kysely";
import { readConfig } from "../config.ts";
import { system } from "../db/actor.ts";
import { openDatabase } from "../db/database.ts";

const database = await openDatabase(readConfig(process.env).database);
await database.withActor(system("sign-in"), (trx) =>
  trx
    .updateTable("auth_sessions")
    .set({ created_at: sql<Date>`created_at - interval '1 hour'` })
    .execute(),
);
await database.close();
