import * as z from "zod/mini";
import { atMost } from "../at-most.ts";
import { dayMs } from "../durations.ts";

/** A bounded string; every string of the API has a bound. */
export const text = (max: number) => z.string().check(atMost(max));
/** Text of 1 to `max` characters. */
export const nonEmptyText = (max: number) => z.string().check(z.minLength(1), atMost(max));
/** A character may take two code units; no database stores a lone first half. */
const halfSign = /[\ud800-\udbff]$/;
/**
 * What exceeds the bound is cut off: for what a device says about itself, which must never cause an answer to
 * be lost.
 */
export const cutText = (max: number) =>
  z.string().check(z.overwrite((value) => value.slice(0, max).replace(halfSign, "")));
/** However it was sent, it is lower case from here on, so that ids can be compared. */
export const id = z.uuid().check(z.toLowerCase());
/** Nobody practiced before this day, and no database knows the year 0. */
export const earliestDay = "1900-01-01";
export const knownYear = z.regex(/^(?!0|1[0-8])/, "Choose a year from 1900 on.");
/** An instant, ISO 8601 with offset or Z. */
export const instant = z
  .string()
  .check(atMost(60), z.iso.datetime({ offset: true, abort: true }), knownYear);
/** A calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date({ abort: true }).check(knownYear);
/** IANA name of the device's time zone; an unknown one must not cause an answer to be lost. */
export const deviceTimeZone = z.optional(text(64));
/** Share right, 0 to 100. */
export const accuracy = z.number().check(z.minimum(0), z.maximum(100));
/** Milliseconds, at most a day. */
export const milliseconds = z.number().check(z.minimum(0), z.maximum(dayMs));
export const typeId = z.int().check(z.minimum(1), z.maximum(9_999));
export const level = z.int().check(z.minimum(1), z.maximum(20));
/** Query parameters arrive as strings; `"true"` and `"false"` are the two spellings of a flag. */
export const flag = z.pipe(
  z.enum(["true", "false"]),
  z.transform((value) => value === "true"),
);
export const patientParams = z.object({ id });

/**
 * The version of a row that a change is based on; 0 if there is none yet. The database's counter ends one
 * above the maximum.
 */
export const version = z.int().check(z.minimum(0), z.maximum(2_147_483_646));
