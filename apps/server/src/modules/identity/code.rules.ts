import { createHash, randomInt } from "node:crypto";

/** Of codes by mail. */
export const codeLife = 10 * 60_000;
export const resendAfter = 60_000;
export const mostTries = 5;

/**
 * Why a code was refused. Whoever may try one has given the password: they may know that this code is good for nothing
 * any more, or they would type it again and again.
 * @param tries how often it was tried, this time included; undefined where there is none
 */
export const refusalOfCode = (tries: number | undefined): "wrong-code" | "code-spent" =>
  tries !== undefined && tries >= mostTries ? "code-spent" : "wrong-code";

/** 6 digits. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, "0");

/** With what it is for in it, so that equal codes of two people do not look alike. */
export const codeHash = (what: string, code: string): Buffer =>
  createHash("sha256").update(`${what} ${code}`).digest();
