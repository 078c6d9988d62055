import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { patientParams, version } from "../../entities/common.ts";
import {
  mostScheduleLines,
  newScheduleLine,
  schedule,
  scheduleConflict,
} from "../../entities/schedule.ts";

/** All of it is saved or nothing. A level that is sent is the patient's level at once. */
export const addSchedule = endpoint({
  section: "service",
  method: "POST",
  path: "/api/patient/:id/schedule/add",
  summary: "Replaces the patient's homework by this list, in this order.",
  access: "caseload-record",
  params: patientParams,
  body: z.object({
    /** Of the schedule that the list was made from. */
    version,
    scheduledTaskTypes: z.array(newScheduleLine).check(z.maxLength(mostScheduleLines)),
    /** What the patient chooses beside the homework counts for levels as well. Left out: as it is, at first false. */
    selfGuidedCounts: z.optional(z.boolean()),
  }),
  responses: { 200: z.object({ ctdata: schedule }), 409: scheduleConflict },
  errors: [
    "stale-version",
    "patient-discharged",
    "unknown-task-type",
    "level-out-of-range",
    "task-twice",
  ],
});
