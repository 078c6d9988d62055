import * as z from "zod/mini";

const secondsADay = 86_400;
/** The first day of the year 1900, before which no date field goes, and the last of the year 9999. */
const firstDay = -2_208_988_800;
const lastDay = 253_402_214_400;

/** A calendar day as epoch seconds at 00:00 UTC of its date, whatever zone a person lives in. */
export const daySeconds = z.int().check(z.multipleOf(secondsADay));

/** The same in a query, read as `YYYY-MM-DD`. */
export const dayFromSeconds = z.pipe(
  z.string().check(
    z.regex(/^-?\d{1,12}$/),
    z.refine((text) => {
      const seconds = Number(text);
      return seconds % secondsADay === 0 && seconds >= firstDay && seconds <= lastDay;
    }),
  ),
  z.transform((text) => new Date(Number(text) * 1000).toISOString().slice(0, 10)),
);
