import { CallError } from "@regain/contract/client";

const waysToProve = [
  "password-needed",
  "code-needed",
  "log-in-again",
  "address-code-needed",
] as const;
export type WayToProve = (typeof waysToProve)[number];

/** How the signed-in user must prove their identity before this is done; undefined for any other error. */
export const proofWanted = (error: unknown): WayToProve | undefined =>
  error instanceof CallError ? waysToProve.find((way) => way === error.code) : undefined;
