import { fieldMessages } from "../field-messages.ts";
import type { Fault } from "./fault.ts";

const { required, days } = fieldMessages;

export const mailChoicesFaults: readonly Fault[] = [
  ["days", [], days],
  ["hour", "", required],
  ["hour", "4", required],
  ["hour", "23", required],
  ["hour", "noon", required],
  ["progressMails", "", required],
];
export const goodMailChoices = {
  remindersOn: true,
  days: ["monday", "friday"],
  hour: "9",
  progressMails: "never",
} as const;
