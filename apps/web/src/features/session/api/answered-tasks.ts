import { nextActivity } from "@regain/contract/calls/session/next-activity";
import { callInPractice } from "../../../lib/api.ts";

/** The tasks of a session that the server has answers for, from any device. @throws CallError without an answer */
export async function answeredTasks(
  patientId: string,
  sessionId: string,
): Promise<readonly string[]> {
  const { sessionData } = await callInPractice(nextActivity, {
    params: { id: patientId },
    query: { sessionId },
  });
  return sessionData.answeredTaskIds ?? [];
}
