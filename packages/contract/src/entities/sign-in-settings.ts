import * as z from "zod/mini";
import { errorBody } from "../errors.ts";
import { fieldComplaints } from "../field-complaints.ts";
import { filled, url } from "../field-rules.ts";
import { text } from "./common.ts";

/** As every address, and one that a server can be asked at. */
const issuer = url.check(
  z.refine((typed) => URL.parse(typed)?.username === "", { error: fieldComplaints.url }),
);
const clientId = filled(200);
/** Left empty: the one that is kept stays. */
const clientSecret = text(500).check(z.trim());

/** Where an institution's own sign-in is, as its admin writes it down: OpenID Connect. */
export const signInForm = z.object({ issuer, clientId, clientSecret });
export type SignInForm = z.output<typeof signInForm>;

/** An institution's own sign-in. The secret is taken in and never given out. */
export const signInSettings = z.object({
  /** Null while there is none. */
  settings: z.nullable(z.object({ issuer: z.string(), clientId: z.string(), isOn: z.boolean() })),
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
    }),
  ),
});
export type SignInTest = z.output<typeof signInTest>;
