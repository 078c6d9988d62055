/**
 * Lets an hour pass since everybody who is signed in came in, on a stopped server, for journeys that drive the server
 * from outside. Runs in that server's environment: `node pass-an-hour.ts`.
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
