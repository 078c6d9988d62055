/**
 * Gives patients other homework in the data folder of a server that is stopped, for journeys that drive the server
 * from outside: `node assign-homework.ts <data folder> <JSON of lines by patient id>`.
 */
import { join } from "node:path";
import type { ScheduleLine } from "@regain/therapy/schedule";
import { system } from "../db/actor.ts";
import { openDatabase } from "../db/database.ts";
import { replaceSchedule } from "../modules/schedule/schedule.service.ts";

const [dataDir, homework] = process.argv.slice(2);
if (!dataDir || !homework) throw new Error("Name the data folder and the homework.");
const linesByPatient = JSON.parse(homework) as Readonly<Record<string, readonly ScheduleLine[]>>;

const database = await openDatabase({ kind: "embedded", folder: join(dataDir, "postgres") });
for (const [patientId, lines] of Object.entries(linesByPatient))
  await database.withActor(system("demo"), async (trx) => {
    await replaceSchedule(trx, patientId, lines, { authorId: null, now: new Date() });
    // An exercise that has been practised would keep its own level.
    for (const { typeId, taskLevel } of lines)
      await trx
        .updateTable("task_levels")
        .set({ level: taskLevel })
        .where("patient_id", "=", patientId)
        .where("task_type_id", "=", typeId)
        .execute();
  });
await database.close();
