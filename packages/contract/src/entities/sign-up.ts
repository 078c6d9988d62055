import * as z from "zod/mini";
import { cutText, deviceTimeZone, nonEmptyText, text } from "./common.ts";

/** What every sign-up says besides its form. */
export const signUpRequest = {
  platform: nonEmptyText(40),
  /** Accepted and not believed: the socket decides. */
  clientIpAddress: z.optional(text(45)),
  /** Made by the form, once: a request that comes twice makes one account. */
  requestId: z.uuid(),
  /** Where the person comes from, as the link said: no link keeps anybody from signing up. */
  source: z.optional(cutText(200)),
  timeZone: deviceTimeZone,
};

export const signUpAnswer = z.object({ data: z.object({ token: z.string() }) });

/** `true` or `false`, or `"invalid"` for what is no address or no name at all. */
export const existence = z.object({ exists: z.union([z.boolean(), z.literal("invalid")]) });

export const locale = z.object({ id: z.int(), code: z.string(), name: z.string() });
export type Locale = z.output<typeof locale>;
