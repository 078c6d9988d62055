import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { patientParams, version } from "../../entities/common.ts";
import {
  maxScheduleLines,
  newScheduleLine,
  schedule,
  scheduleConflict,
} from "../../entities/schedule.ts";

/** All of it is saved or nothing. A level that is sent immediately becomes the patient's level. */
export const addSchedule = endpoint({
  section: "service",
  method: "POST",
  path: "/api/patient/:id/schedule/add",
  summary: "Replaces the patient's homework with this list, in this order.",
  access: "caseload-record",
  params: patientParams,
  body: z.object({
    /** Of the schedule that the list was based on. */
    version,
    scheduledTaskTypes: z.array(newScheduleLine).check(z.maxLength(maxScheduleLines)),
    /**
     * What the patient chooses besides the homework also counts for levels. If left out, unchanged; initially
     * false.
     */
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
