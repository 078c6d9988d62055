import * as z from "zod/mini";
import { cutText, deviceTimeZone, nonEmptyText, text } from "./common.ts";

/** What every sign-up sends besides its form. */
export const signUpRequest = {
  platform: nonEmptyText(40),
  /** Accepted but not trusted: the socket decides. */
  clientIpAddress: z.optional(text(45)),
  /** Made once by the form: a request that arrives twice makes one account. */
  requestId: z.uuid(),
  /** Where the person came from, according to the link: no link keeps anybody from signing up. */
  source: z.optional(cutText(200)),
  timeZone: deviceTimeZone,
};

export const signUpAnswer = z.object({ data: z.object({ token: z.string() }) });

/** No token for somebody who logs in through their institution. */
export const clinicianSignUpAnswer = z.object({
  data: z.object({ token: z.nullable(z.string()) }),
});

/** `true` or `false`, or `"invalid"` for what is not an address or a name at all. */
export const existence = z.object({ exists: z.union([z.boolean(), z.literal("invalid")]) });

export const locale = z.object({ id: z.int(), code: z.string(), name: z.string() });
export type Locale = z.output<typeof locale>;
