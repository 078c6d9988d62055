import * as z from "zod/mini";

/** Which page of a list is requested, from 1; past the end it is the last one. */
export const pageNumber = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,4}$/)),
  z.transform((value) => Number(value)),
);

/** Which page a list is, and how many entries there are on all pages. */
export const pageOfList = { total: z.int(), page: z.int(), pageSize: z.int() };
