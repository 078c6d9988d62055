import { useEffect } from "react";
import { useObservable } from "../../../lib/observable.ts";
import { outboxOf, type OutboxState } from "./outbox.ts";

/** How many of this patient's answers still wait on this device. Mounting sends them, and so does unmounting. */
export function useUnsentAnswers(patientId: string): OutboxState {
  const outbox = outboxOf(patientId);
  useEffect(() => {
    void outbox.flush();
    return () => void outbox.flush();
  }, [outbox]);
  return useObservable(outbox.state);
}
