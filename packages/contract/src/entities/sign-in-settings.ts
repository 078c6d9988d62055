import * as z from "zod/mini";
import { errorBody } from "../errors.ts";
import { fieldComplaints } from "../field-complaints.ts";
import * as longest from "../field-lengths.ts";
import { filled, oneOf, url } from "../field-rules.ts";
import { instant, text } from "./common.ts";

/** As every address, and one that a server can be asked at. */
const issuer = url.check(
  z.refine((typed) => URL.parse(typed)?.username === "", { error: fieldComplaints.url }),
);
const clientId = filled(longest.clientId);
/** Left empty: the one that is kept stays. */
const clientSecret = text(longest.clientSecret).check(z.trim());

/** Values with blanks between them, as OpenID Connect writes them. Left empty: nothing is wanted. */
const values = text(longest.signInValues).check(z.trim());

/** How long ago somebody may have signed in at the provider. */
export const signInAges = ["any", "15-minutes", "1-hour", "8-hours", "24-hours"] as const;
export type SignInAge = (typeof signInAges)[number];

/** How the provider has to have identified somebody. */
export const signInStrength = z.object({
  /** Strengths (`acr`) of which one is to be told. */
  acrValues: values,
  /** Methods (`amr`) that are all to be told. */
  amrValues: values,
  longestAge: oneOf(signInAges),
});
export type SignInStrength = z.output<typeof signInStrength>;

const place = { issuer, clientId, clientSecret };

/** Where an institution's own sign-in is, as its admin writes it down: OpenID Connect. */
export const wholeSignInForm = z.object({ ...place, ...signInStrength.shape });
export type WholeSignInForm = z.output<typeof wholeSignInForm>;

/** The same as it is sent: what is left out of the strength stays as it is. */
export const signInForm = z.object({ ...place, ...z.partial(signInStrength).shape });
export type SignInForm = z.output<typeof signInForm>;

/** What the provider told of how it had identified somebody, the last time. */
export const toldStrength = z.object({
  at: instant,
  acr: z.nullable(z.string()),
  amr: z.array(z.string()),
  /** Since that person had signed in there. */
  ageSeconds: z.nullable(z.int()),
});
export type ToldStrength = z.output<typeof toldStrength>;

/** An institution's own sign-in. The secret is taken in and never given out. */
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
  /** Null where nobody has signed in there yet. */
  lastTold: z.nullable(toldStrength),
  /** Where the provider sends people back to: it has to know this address. */
  redirectUri: z.string(),
  /** The clinicians who sign in through it while it is on: all of them. */
  members: z.int(),
  /** Those of them whom the provider cannot name to us: without a mail address. */
  membersWithoutAddress: z.int(),
  /** Counts the changes; 0 while there are no settings. */
  version: z.int(),
});
export type SignInSettings = z.output<typeof signInSettings>;

export const signInConflict = z.extend(errorBody, { current: z.optional(signInSettings) });

/** What came of asking the provider how it is spoken to. */
export const signInOutcomes = [
  "works",
  /** The address does not begin with `https://`. */
  "not-secure",
  /** It leads into a network that is not public. */
  "private-address",
  /** Nobody answers there. */
  "unreachable",
  "too-slow",
  /** Its certificate is not good. */
  "bad-certificate",
  /** There is something, but no configuration of OpenID Connect. */
  "not-found",
  "not-openid",
  /** The configuration is that of another issuer. */
  "other-issuer",
  /** It offers no authorization code flow. */
  "no-code-flow",
  /** It does not know this client, or not by this secret. */
  "client-refused",
  /** It names the strengths that it has, and none that is wanted is among them. */
  "strength-not-offered",
] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];

export const signInTest = z.object({
  outcome: z.enum(signInOutcomes),
  /** What was found, where a configuration was. */
  found: z.nullable(
    z.object({
      /** What the provider calls itself. */
      issuer: z.string(),
      /** The host where people would say who they are. */
      signInHost: z.string(),
      /** Whether it took the client id and the secret; some tell nobody before somebody signs in. */
      client: z.enum(["accepted", "refused", "unknown"]),
      /** The strengths (`acr`) that it says it has; null where it does not say. */
      strengths: z.nullable(z.array(z.string())),
    }),
  ),
});
export type SignInTest = z.output<typeof signInTest>;
