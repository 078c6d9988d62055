import { activeSchedule } from "@regain/contract/calls/schedule/active-schedule";
import { addSchedule } from "@regain/contract/calls/schedule/add-schedule";
import type { ScheduleLine } from "@regain/therapy/schedule";
import type { RunningServer } from "./server.ts";
import { sessionOf } from "./sign-in.ts";

/** Has all the patients who get homework from the journeys. */
const clinician = "dana";

/** Gives Dana's patients other homework, by username, as she would: the level sent applies immediately. */
export async function assignHomework(
  server: RunningServer,
  homework: Readonly<Record<string, readonly ScheduleLine[]>>,
): Promise<void> {
  const { call } = await sessionOf(server, clinician);
  for (const [username, lines] of Object.entries(homework)) {
    const { user } = await sessionOf(server, username);
    const params = { id: user.userId };
    const { version } = await call(activeSchedule, { params });
    const scheduledTaskTypes = lines.map(({ typeId, taskCount, taskLevel }, index) => ({
      temporaryId: String(index),
      taskTypeId: typeId,
      taskCount,
      taskLevel,
    }));
    await call(addSchedule, { params, body: { version, scheduledTaskTypes } });
  }
}
