import { dayMs } from "@regain/contract/durations";
import { system } from "../../apps/server/src/db/actor.ts";
import { addPatient } from "../../apps/server/src/builders/people.ts";
import { addMadeUpSession, madeUpResponse } from "../../apps/server/src/builders/practice.ts";
import type { OwnedDatabase } from "../../apps/server/src/db/database.ts";
import type { ResponseRow } from "../../apps/server/src/db/tables/therapy.ts";
import { storeResponses } from "../../apps/server/src/modules/session/response.store.ts";

const days = 500;
/** Practiced every day; the level rises four times along the way. */
const exercises = [1, 26, 33, 47, 51];
const levels = 5;
const demo = system("demo");

/**
 * A patient with a session a day: the same days, exercises and levels, however many answers there are.
 * @param own what else every answer has
 * @returns the id
 */
export async function addPractised(
  database: OwnedDatabase,
  username: string,
  itemsEach: number,
  own: Partial<ResponseRow> = {},
): Promise<string> {
  const id = await database.withActor(demo, (trx) => addPatient(trx, { username }));
  const first = Date.now() - days * dayMs;
  for (let day = 0; day < days; day++) {
    const level = 1 + Math.floor((day * levels) / days);
    const blocks = exercises.map((typeId) => ({ typeId, level, count: itemsEach }));
    await database.withActor(demo, async (trx) => {
      const session = await addMadeUpSession(trx, id, blocks, new Date(first + day * dayMs));
      const results = session.items.map((item, index) =>
        madeUpResponse(session, item, {
          ...own,
          ...(index % 4 === 0 ? { accuracy: 0, result: "incorrect" } : {}),
        }),
      );
      await storeResponses(trx, id, results);
    });
  }
  return id;
}
