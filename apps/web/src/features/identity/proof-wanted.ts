import { CallError } from "@regain/contract/client";

const waysToProve = [
  "password-needed",
  "code-needed",
  "log-in-again",
  "address-code-needed",
] as const;
export type WayToProve = (typeof waysToProve)[number];

/** How who is signed in has to prove who they are before this is done; undefined where something else was wrong. */
export const proofWanted = (error: unknown): WayToProve | undefined =>
  error instanceof CallError ? waysToProve.find((way) => way === error.code) : undefined;
