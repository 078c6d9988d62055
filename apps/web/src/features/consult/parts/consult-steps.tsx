import { useState } from "react";
import type { Asker, Found } from "../consult-visit.ts";
import { AppointmentForm } from "./appointment-form.tsx";
import { AvailabilityForm } from "./availability-form.tsx";
import { NotYetHere } from "./not-yet-here.tsx";
import { RequestSent } from "./request-sent.tsx";
import { SchedulingWidget } from "./scheduling-widget.tsx";

export interface ConsultStepsProps {
  readonly asker: Asker;
}

/** Asks for the state, and continues according to what is available there. */
export function ConsultSteps({ asker }: ConsultStepsProps) {
  const [found, setFound] = useState<Found>();
  /** The previous choice, restored on coming back. */
  const [last, setLast] = useState<Found>();
  const [isSent, setSent] = useState(false);

  const back = () => setFound(undefined);
  if (isSent && found) return <RequestSent email={found.email} state={found.state} />;
  if (!found)
    return (
      <AvailabilityForm
        asker={asker}
        last={last}
        onFound={(next) => {
          setFound(next);
          setLast(next);
        }}
      />
    );
  if (!found.isAvailable) return <NotYetHere state={found.state} onBack={back} />;
  if (found.widgetUrl !== null)
    return <SchedulingWidget address={found.widgetUrl} state={found.state} onBack={back} />;
  return <AppointmentForm asker={asker} found={found} onSent={() => setSent(true)} onBack={back} />;
}
