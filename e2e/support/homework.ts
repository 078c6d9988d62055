import { join } from "node:path";
import type { ScheduleLine } from "@regain/therapy/schedule";
import { system } from "../../apps/server/src/db/actor.ts";
import { openDatabase } from "../../apps/server/src/db/database.ts";
import { replaceSchedule } from "../../apps/server/src/modules/schedule/schedule.service.ts";
import type { RunningServer } from "./server.ts";
import { sessionOf } from "./sign-in.ts";

/** Gives patients other homework, by username. The server is stopped for it and started again. */
export async function assignHomework(
  server: RunningServer,
  homework: Readonly<Record<string, readonly ScheduleLine[]>>,
): Promise<void> {
  const lines = await Promise.all(
    Object.entries(homework).map(async ([username, list]) => {
      const { user } = await sessionOf(server, username);
      return { patientId: user.userId, list };
    }),
  );
  await server.stop();
  const folder = join(server.dataDir, "postgres");
  const database = await openDatabase({ kind: "embedded", folder });
  for (const { patientId, list } of lines)
    await database.withActor(system("demo"), (trx) =>
      replaceSchedule(trx, patientId, list, { authorId: null, now: new Date() }),
    );
  await database.close();
  await server.start();
}
