import * as z from "zod/mini";

/** The answer of a call that returns a file. */
export const fileAnswer = z.instanceof(Blob);
