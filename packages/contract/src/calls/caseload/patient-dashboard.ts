import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { caseloadColumns, caseloadStatuses } from "../../caseload-values.ts";
import { caseloadSummary, patientRow, statusType } from "../../entities/caseload.ts";
import { id, text } from "../../entities/common.ts";
import { maxSearchLength } from "../../search-values.ts";
import { pageNumber } from "../../entities/page.ts";

export const patientDashboard = endpoint({
  section: "dashboard",
  method: "GET",
  path: "/api/clinician/patientdashboard",
  summary: "A page of the clinician's patients, and figures for all of them.",
  access: "clinician",
  query: z.object({
    /** Part of a username, a name or an email address. */
    search: z.optional(text(maxSearchLength)),
    /** `status` if not given. */
    sort: z.optional(z.enum(caseloadColumns)),
    direction: z.optional(z.enum(["ascending", "descending"])),
    page: z.optional(pageNumber),
    pageSize: z.optional(z.enum(["10", "25", "50", "100"])),
    /** All but the discharged if not given. */
    status: z.optional(z.enum(caseloadStatuses)),
  }),
  responses: {
    200: z.object({
      /** Those on the page, like the rows. */
      Patients: z.array(
        z.object({ patientId: id, patientUsername: z.string(), email: z.nullable(z.string()) }),
      ),
      rows: z.array(patientRow),
      Summary: caseloadSummary,
      StatusTypes: z.array(statusType),
      /** Patients who match search and filter, on all pages. */
      total: z.int(),
      /** Discharged patients who match the search, whatever the filter. */
      dischargedFound: z.int(),
      page: z.int(),
      pageSize: z.int(),
    }),
  },
});
