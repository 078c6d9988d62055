import { retrial } from "@regain/contract/calls/billing/retrial";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";

/** Makes the trial longer of whom the link was sent to. */
export const useRetrial = (token: string | undefined) =>
  useMutation({ networkMode: "always", mutationFn: () => call(retrial, {}, { token }) });
