import * as z from "zod/mini";

/** The answer of a call that a browser itself opens, with status 303: where it is to go on to. */
export const redirectAnswer = z.object({ location: z.string() });
