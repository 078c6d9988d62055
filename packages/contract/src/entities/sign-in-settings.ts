import * as z from "zod/mini";
import { errorBody } from "../errors.ts";
import { fieldMessages } from "../field-messages.ts";
import * as longest from "../field-lengths.ts";
import { filled, oneOf, url } from "../field-rules.ts";
import { instant, text } from "./common.ts";

/** Like every URL, but also one that a server can be reached at. */
const issuer = url.check(
  z.refine((typed) => URL.parse(typed)?.username === "", { error: fieldMessages.url }),
);
const clientId = filled(longest.clientId);
/** If left empty, the stored one stays. */
const clientSecret = text(longest.clientSecret).check(z.trim());

/** Space-separated values, as in OpenID Connect. If left empty, nothing is required. */
const values = text(longest.signInValues).check(z.trim());

/** The longest time since somebody signed in at the provider. */
export const signInAges = ["any", "15-minutes", "1-hour", "8-hours", "24-hours"] as const;
export type SignInAge = (typeof signInAges)[number];

/** How the provider must have identified somebody. */
export const signInStrength = z.object({
  /** Strengths (`acr`) of which one must be reported. */
  acrValues: values,
  /** Methods (`amr`) that must all be reported. */
  amrValues: values,
  longestAge: oneOf(signInAges),
});
export type SignInStrength = z.output<typeof signInStrength>;

const place = { issuer, clientId, clientSecret };

/** Where an institution's own sign-in is, as its admin enters it: OpenID Connect. */
export const wholeSignInForm = z.object({ ...place, ...signInStrength.shape });
export type WholeSignInForm = z.output<typeof wholeSignInForm>;

/** The same as it is sent: what is left out of the strength stays as it is. */
export const signInForm = z.object({ ...place, ...z.partial(signInStrength).shape });
export type SignInForm = z.output<typeof signInForm>;

/** How the provider last reported that it had identified somebody. */
export const toldStrength = z.object({
  at: instant,
  acr: z.nullable(z.string()),
  amr: z.array(z.string()),
  /** Time since that person signed in there. */
  ageSeconds: z.nullable(z.int()),
});
export type ToldStrength = z.output<typeof toldStrength>;

/** An institution's own sign-in. The secret is accepted but never returned. */
export const signInSettings = z.object({
  /** Null while there is none. */
  settings: z.nullable(
    z.object({
      issuer: z.string(),
      clientId: z.string(),
      acrValues: z.string(),
      amrValues: z.string(),
      longestAge: z.enum(signInAges),
      isOn: z.boolean(),
    }),
  ),
  /** Null if nobody has signed in there yet. */
  lastTold: z.nullable(toldStrength),
  /** Where the provider sends people back to: this URL must be registered there. */
  redirectUri: z.string(),
  /** The clinicians who sign in through it while it is on, which is all of them. */
  members: z.int(),
  /** Those whom the provider cannot identify to us, because they have no email address. */
  membersWithoutAddress: z.int(),
  /** Counts the changes; 0 while there are no settings. */
  version: z.int(),
});
export type SignInSettings = z.output<typeof signInSettings>;

export const signInConflict = z.extend(errorBody, { current: z.optional(signInSettings) });

/** The result of asking the provider for its configuration. */
export const signInOutcomes = [
  "works",
  /** The address does not begin with `https://`. */
  "not-secure",
  /** It points into a network that is not public. */
  "private-address",
  /** Nobody answers there. */
  "unreachable",
  "too-slow",
  /** Its certificate is not valid. */
  "bad-certificate",
  /** There is something, but no OpenID Connect configuration. */
  "not-found",
  "not-openid",
  /** The configuration belongs to another issuer. */
  "other-issuer",
  /** It offers no authorization code flow. */
  "no-code-flow",
  /** It does not know this client, or not with this secret. */
  "client-refused",
  /** It lists its strengths, and none of the required ones is among them. */
  "strength-not-offered",
] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];

export const signInTest = z.object({
  outcome: z.enum(signInOutcomes),
  /** What was found, if a configuration was. */
  found: z.nullable(
    z.object({
      /** What the provider calls itself. */
      issuer: z.string(),
      /** The host where people would sign in. */
      signInHost: z.string(),
      /** Whether it accepted the client id and the secret; some providers do not say before somebody signs in. */
      client: z.enum(["accepted", "refused", "unknown"]),
      /** The strengths (`acr`) that it says it has; null if it does not say. */
      strengths: z.nullable(z.array(z.string())),
    }),
  ),
});
export type SignInTest = z.output<typeof signInTest>;
