import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { printedDocument } from "../../entities/printed-document.ts";

export const handouts = endpoint({
  section: "education",
  method: "GET",
  path: "/api/handouts",
  summary: "The handouts for patients and caregivers, with their full text.",
  access: "signed-in",
  isCacheable: true,
  responses: {
    200: z.object({
      handouts: z.array(
        z.object({
          name: z.string(),
          /** A line to help choose one. */
          summary: z.string(),
          document: printedDocument,
        }),
      ),
      /** How practice looks: a path under the content root; its captions and its poster have the same name. */
      film: z.string(),
    }),
  },
});
