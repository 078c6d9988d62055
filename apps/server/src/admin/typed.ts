/** What is typed after a command, read by the same rules as on the pages. */
import type * as z from "zod/mini";
import { Misuse } from "./command.ts";

/** A whole number from 1 to the maximum; undefined if it is not one. */
export function wholeNumber(typed: string, most: number): number | undefined {
  const number = Number(typed);
  return /^\d+$/.test(typed) && number >= 1 && number <= most ? number : undefined;
}

/**
 * An option's number.
 * @throws Misuse
 */
export function numberOf(option: string, typed: string, most: number): number {
  const number = wholeNumber(typed, most);
  if (number === undefined)
    throw new Misuse(`--${option} must be a whole number from 1 to ${most}.`);
  return number;
}

/**
 * A text, checked by a field's rule.
 * @param place as help shows it: `NAME`, `--first-name`
 * @throws Misuse with what a page would say
 */
export function textOf(rule: z.ZodMiniType<string>, typed: string, place: string): string {
  const { data, error } = rule.safeParse(typed.trim());
  if (data === undefined) throw new Misuse(`${place}: ${error?.issues[0]?.message}`);
  return data;
}
