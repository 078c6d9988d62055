import { fieldMessages } from "../field-messages.ts";
import type { Fault } from "./fault.ts";

/** The steps of the login, and what else is asked for there. */

const { loginName, ownPassword, oneTimeCode } = fieldMessages;

export const nameFaults: readonly Fault[] = [
  ["username", "", loginName],
  ["username", "  ", loginName],
];
export const loginPasswordFaults: readonly Fault[] = [["password", "", ownPassword]];
export const codeFaults: readonly Fault[] = [
  ["otp", "", oneTimeCode],
  ["otp", "12345", oneTimeCode],
  ["otp", "1234567", oneTimeCode],
  ["otp", "12 456", oneTimeCode],
];
