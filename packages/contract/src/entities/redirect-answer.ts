import * as z from "zod/mini";

/** The answer of a call that a browser itself opens, with status 303: where it goes next. */
export const redirectAnswer = z.object({ location: z.string() });
