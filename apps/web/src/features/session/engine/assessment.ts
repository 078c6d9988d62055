import type { TherapySession } from "@regain/contract/entities/session";
import type { PlayerState } from "./player.ts";

/** In an assessment there is no help, and nothing shows what was right. */
export const isAssessment = ({ kind }: TherapySession): boolean => kind === "ASSESSMENT";

/** An assessment without an answer is introduced first. @param introducedId the session introduced last */
export const isNewAssessment = (
  { session, answered }: PlayerState,
  introducedId: string | undefined,
): boolean =>
  session !== undefined &&
  isAssessment(session) &&
  answered.size === 0 &&
  session.sessionId !== introducedId;
