import { CallError } from "@regain/contract/client";
import type { ErrorCode } from "@regain/contract/errors";

/** Whether the server refused with one of these codes. */
export const isRefusedWith = (error: unknown, ...codes: readonly ErrorCode[]): error is CallError =>
  error instanceof CallError && codes.some((code) => code === error.code);
