import { createHash, randomInt } from "node:crypto";

/** For codes sent by mail. */
export const codeLife = 10 * 60_000;
export const resendAfter = 60_000;
export const maxTries = 5;

/**
 * Why a code was refused. Anyone who may try one has given the password, so they may know that this
 * code no longer works; otherwise they would type it again and again.
 * @param tries how often it was tried, including this time; undefined if there is no code
 */
export const refusalOfCode = (tries: number | undefined): "wrong-code" | "code-spent" =>
  tries !== undefined && tries >= maxTries ? "code-spent" : "wrong-code";

/** 6 digits. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, "0");

/** Includes what the code is for, so that equal codes of two people do not look alike. */
export const codeHash = (what: string, code: string): Buffer =>
  createHash("sha256").update(`${what} ${code}`).digest();
