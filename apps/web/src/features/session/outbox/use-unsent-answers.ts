import { useEffect } from "react";
import { useObservable } from "../../../lib/observable.ts";
import { outboxOf, type OutboxState } from "./outbox.ts";

/** How many answers of this patient still wait on this device. Showing it sends them, and so does leaving. */
export function useUnsentAnswers(patientId: string): OutboxState {
  const outbox = outboxOf(patientId);
  useEffect(() => {
    void outbox.flush();
    return () => void outbox.flush();
  }, [outbox]);
  return useObservable(outbox.state);
}
