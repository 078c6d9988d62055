import * as z from "zod/mini";

/** The answer of a call that gives a file. */
export const fileAnswer = z.instanceof(Blob);
