import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id, patientParams } from "../../entities/common.ts";
import { scheduledTaskType } from "../../entities/schedule.ts";

export const activeSchedule = endpoint({
  section: "service",
  method: "GET",
  path: "/api/patient/:id/schedule/active",
  summary: "The patient's homework.",
  access: "patient-record",
  params: patientParams,
  responses: {
    200: z.object({
      /** Null while there is none. */
      scheduleId: z.nullable(id),
      version: z.int(),
      scheduledTaskTypes: z.array(scheduledTaskType),
    }),
  },
});
