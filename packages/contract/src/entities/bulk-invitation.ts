import * as z from "zod/mini";
import { rowVerdicts } from "../bulk-invitation.ts";
import * as longest from "../field-lengths.ts";
import { text } from "./common.ts";

/** A row as it is in the list, right or wrong. */
export const listedPerson = z.object({ email: text(longest.listedEmail), type: text(100) });
export type ListedPerson = z.output<typeof listedPerson>;

/** The body of a call about rows of a list: 1 to `most` of them. */
export const someRows = (most: number) =>
  z.object({ rows: z.array(listedPerson).check(z.minLength(1), z.maxLength(most)) });

/** One for each row, in order. */
export const verdicts = z.object({ verdicts: z.array(z.enum(rowVerdicts)) });

export const tableRow = z.object({
  ...listedPerson.shape,
  /** Line of the file, from 1. */
  line: z.int().check(z.minimum(1)),
  verdict: z.enum(rowVerdicts),
});
export type TableRow = z.output<typeof tableRow>;
