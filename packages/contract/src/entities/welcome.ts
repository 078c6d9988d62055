import * as z from "zod/mini";
import { day, id, nonEmptyText, text } from "./common.ts";

/** The action is a string in the API: a client responds to an unknown action with the specified alert. */
const button = z.object({ text: nonEmptyText(60), action: nonEmptyText(60) });

export const welcomeActivity = z.object({
  resourceUrl: text(200),
  screenData: z.object({
    imagePath: z.nullable(text(200)),
    messageText1: nonEmptyText(200),
    messageText2: text(300),
    showSubscribe: z.boolean(),
    primaryButton: z.nullable(button),
    secondaryButton: z.nullable(button),
  }),
  therapyData: z.object({
    /** The patient's own day. */
    today: day,
    /** 'This week: 3 of 5 days'. */
    daysText: text(120),
    /** Monday to Sunday of the patient's week. */
    daysList: z.array(
      z.object({
        label: nonEmptyText(12),
        state: z.enum(["done", "today", "open"]),
        practised: z.boolean(),
      }),
    ),
    assessmentText: text(200),
    accuracy: z.nullable(
      z.object({ text: nonEmptyText(120), value: z.number(), imagePath: z.nullable(text(200)) }),
    ),
  }),
  sessionData: z.object({
    /** Whether the subscription lets the patient practice: it may have changed since the page was opened. */
    canPractise: z.boolean(),
    scheduleId: z.nullable(id),
    /** What START_ASSESSMENT_SESSION leads to: the items, or the ratings after them. */
    assessment: z.nullable(z.enum(["items", "ratings"])),
    /** Tasks with a result, for the session that was asked about. */
    answeredTaskIds: z.optional(z.array(id)),
  }),
});
export type WelcomeActivity = z.output<typeof welcomeActivity>;
