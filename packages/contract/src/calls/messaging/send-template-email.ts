import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { nonEmptyText, text } from "../../entities/common.ts";

/** Messages that can be requested. Their text is the server's; a token fills a placeholder in it. */
export const emailTemplates = ["progress-report"] as const;
export type EmailTemplate = (typeof emailTemplates)[number];

/** More than any message has placeholders. */
const maxTokens = 20;
const replacementTokens = z
  .record(nonEmptyText(40), text(200))
  .check(
    z.refine((tokens) => Object.keys(tokens).length <= maxTokens, "These are too many tokens."),
  );

export const sendTemplateEmail = endpoint({
  section: "messaging",
  method: "POST",
  path: "/api/templates/:templateName/send-email",
  summary:
    "Sends a message to the caller's own address. Tokens of `progress-report`: `startDate` and `endDate`, YYYY-MM-DD.",
  access: "patient",
  params: z.object({ templateName: nonEmptyText(60) }),
  body: z.object({ replacementTokens }),
  responses: {
    /** The address it goes to. */
    200: z.object({ email: text(320) }),
  },
  errors: ["unknown-template", "no-email-address", "sent-often-today"],
});
