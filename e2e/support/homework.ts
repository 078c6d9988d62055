import { join } from "node:path";
import type { ScheduleLine } from "@regain/therapy/schedule";
import { system } from "../../apps/server/src/db/actor.ts";
import { openDatabase } from "../../apps/server/src/db/database.ts";
import { replaceSchedule } from "../../apps/server/src/modules/schedule/schedule.service.ts";
import type { RunningServer } from "./server.ts";
import { sessionOf } from "./sign-in.ts";

/** Gives a patient other homework. The server is stopped for it and started again. */
export async function assignHomework(
  server: RunningServer,
  username: string,
  lines: readonly ScheduleLine[],
): Promise<void> {
  const { user } = await sessionOf(server, username);
  await server.stop();
  const database = await openDatabase({ kind: "embedded", folder: join(server.dataDir, "postgres") });
  await database.withActor(system("demo"), (trx) =>
    replaceSchedule(trx, user.userId, lines, { authorId: null, now: new Date() }),
  );
  await database.close();
  await server.start();
}
