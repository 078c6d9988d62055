import { createHash, randomInt } from "node:crypto";

/** Of codes by mail. */
export const codeLife = 10 * 60_000;
export const resendAfter = 60_000;
export const mostTries = 5;

/** 6 digits. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, "0");

/** With what it is for in it, so that equal codes of two people do not look alike. */
export const codeHash = (what: string, code: string): Buffer =>
  createHash("sha256").update(`${what} ${code}`).digest();
