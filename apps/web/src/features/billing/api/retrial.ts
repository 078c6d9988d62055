import { retrial } from "@regain/contract/calls/billing/retrial";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../lib/api.ts";
import { longerTrialOnce } from "../longer-trial.ts";

/** Makes the trial longer of whom the link was sent to. Where the answer got lost it is done, and no day is known. */
export function useRetrial(token: string | undefined) {
  const [send] = useState(longerTrialOnce);
  return useMutation({
    networkMode: "always",
    mutationFn: () => send(() => call(retrial, {}, { token })),
  });
}
