import { fieldMessages } from "../field-messages.ts";
import type { Fault } from "./fault.ts";

/** What is asked when a trial or a subscription ends. */

const { required, amount } = fieldMessages;

export const endOfTrialFaults: readonly Fault[] = [
  ["additionalInfo", "", required],
  ["additionalInfo", "  ", required],
];
export const goodEndOfTrial = {
  feedback: ["not_sure"],
  otherMessage: "",
  additionalInfo: "I would like to start again in spring.",
} as const;

export const scholarshipFaults: readonly Fault[] = [
  ["amount", "", required],
  ["amount", "-1", amount],
  ["amount", "30", amount],
  ["amount", "29.991", amount],
  ["amount", "twelve", amount],
];

export const cancellationFaults: readonly Fault[] = [
  ["reason", "", required],
  ["otherReason", " ", required],
];
export const goodCancellation = { reason: "Other", otherReason: "We move abroad." } as const;
