import * as z from "zod/mini";
import { atMost } from "../../at-most.ts";
import { endpoint } from "../../endpoint.ts";
import { id, level, patientParams, typeId } from "../../entities/common.ts";
import { dayFromSeconds } from "../../entities/day-seconds.ts";
import { maxCellSessions } from "../../detailed-table-values.ts";
import { sessionResponse } from "../../entities/session-response.ts";

const uuidLength = 36;

/** Ids separated by commas. */
const idList = z.pipe(
  z.pipe(
    z.string().check(z.minLength(1), atMost(maxCellSessions * (uuidLength + 1))),
    z.transform((value) => value.split(",")),
  ),
  z.array(id).check(z.maxLength(maxCellSessions)),
);

const numeral = <Schema extends z.ZodMiniType<number, number>>(schema: Schema) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,4}$/)),
      z.transform((value) => Number(value)),
    ),
    schema,
  );

export const responses = endpoint({
  section: "report",
  method: "GET",
  path: "/api/patient/:id/responses",
  summary: "The results of some sessions, one by one in the order they were given.",
  access: "patient-record",
  params: patientParams,
  query: z.object({
    /** Those of other people, and unknown ones, yield nothing. */
    sessionIds: idList,
    /** Only these, as in a cell of the detailed table. */
    taskType: z.optional(numeral(typeId)),
    taskLevel: z.optional(numeral(level)),
    /**
     * Only what was done on these days: a session may be in several columns. The first and the last day;
     * either may be left out.
     */
    startDate: z.optional(dayFromSeconds),
    endDate: z.optional(dayFromSeconds),
    /** From 1; past the end it is the last one. */
    page: z.optional(numeral(z.int())),
  }),
  responses: {
    200: z.object({
      responses: z.array(sessionResponse),
      total: z.int(),
      page: z.int(),
      pageSize: z.int(),
    }),
  },
  errors: ["report-locked"],
});
