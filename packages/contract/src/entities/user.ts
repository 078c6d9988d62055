import * as z from "zod/mini";
import { id, instant } from "./common.ts";
import { paymentSources, subscriptionStatuses, userTypes } from "./enumerations.ts";

export const user = z.object({
  userId: id,
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  username: z.string(),
  email: z.nullable(z.string()),
  type: z.enum(userTypes),
  promptChangePassword: z.boolean(),
  createDate: instant,
  leadSourceDetails: z.nullable(z.string()),
});
export type User = z.output<typeof user>;

/** Who is signed in, and what the web needs to know to show the right screens. */
export const auth = z.object({
  user,
  institutionInfo: z.nullable(z.object({ institutionAdmin: z.boolean(), institutionId: id })),
  /** Null for clinicians. */
  subscriptionState: z.nullable(
    z.object({
      status: z.enum(subscriptionStatuses),
      paymentMethod: z.enum(paymentSources),
      /** Whether a card has ever been given to us for it, whoever pays now. */
      hasReceipts: z.boolean(),
      permissions: z.object({ canViewExpandedDashboard: z.boolean(), canPractise: z.boolean() }),
    }),
  ),
});
export type Auth = z.output<typeof auth>;
