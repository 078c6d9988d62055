import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id, text } from "../../entities/common.ts";
import { userTypes } from "../../entities/enumerations.ts";
import { institutionUser } from "../../entities/institution-user.ts";
import { institutionUserColumns } from "../../institution-user-values.ts";
import { maxSearchLength } from "../../search-values.ts";
import { pageNumber } from "../../entities/page.ts";

export const institutionUsers = endpoint({
  section: "license",
  method: "GET",
  path: "/api/institutions/:id/users",
  summary: "A page of the institution's users and of its invitations not yet accepted.",
  access: "own-institution",
  params: z.object({ id }),
  query: z.object({
    /** Part of a name, a username or an email address. */
    search: z.optional(text(maxSearchLength)),
    /** Both if not given. */
    type: z.optional(z.enum(userTypes)),
    /** `name` if not given. */
    sort: z.optional(z.enum(institutionUserColumns)),
    direction: z.optional(z.enum(["ascending", "descending"])),
    page: z.optional(pageNumber),
    pageSize: z.optional(z.enum(["10", "25", "50", "100"])),
  }),
  responses: {
    200: z.object({
      users: z.array(institutionUser),
      /** Those who match search and filter, on all pages. */
      total: z.int(),
      page: z.int(),
      pageSize: z.int(),
      /** Regardless of search and filter. */
      counts: z.object({ all: z.int(), clinician: z.int(), patient: z.int() }),
    }),
  },
});
