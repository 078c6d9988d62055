import { retrial } from "@regain/contract/calls/billing/retrial";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../lib/api.ts";
import { longerTrialOnce } from "../longer-trial.ts";

/** Extends the trial of the link's recipient. If the answer got lost, it is done, but the end date is unknown. */
export function useRetrial(token: string | undefined) {
  const [send] = useState(longerTrialOnce);
  return useMutation({
    mutationFn: () => send(() => call(retrial, {}, { token })),
  });
}
