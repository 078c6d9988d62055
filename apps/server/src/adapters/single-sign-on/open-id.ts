import * as client from "openid-client";
import { property } from "../../lib/property.ts";
import { guardedFetch, type Reach } from "../guarded-fetch.ts";
import { askedOf, toldBy, type Told, type WantedStrength } from "./strength.ts";

/** An institution's own sign-in, and how we are registered there. */
export interface SignInPlace {
  /** Where its configuration is published. */
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where it sends people back. */
  readonly callback: string;
  readonly reach: Reach;
  /** How it must identify people. */
  readonly wanted: WantedStrength;
}

/** What has to be remembered until the person comes back. */
export interface Begun {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Who the provider says came back. */
export interface Identified {
  readonly subject: string;
  /** Only if the provider has verified that it is theirs. */
  readonly email: string | undefined;
  /** How they were identified. */
  readonly told: Told;
}

const timeoutSeconds = 10;

/** The provider's published configuration, and our client at it. */
export function configurationOf(place: SignInPlace): Promise<client.Configuration> {
  return client.discovery(place.issuer, place.clientId, place.clientSecret, undefined, {
    timeout: timeoutSeconds,
    [client.customFetch]: guardedFetch(place.reach),
    // Reach decides whether TLS is required. The client checks signatures only when told to.
    execute: [client.allowInsecureRequests, client.enableNonRepudiationChecks],
  });
}

/** Discovers the provider and builds the sign-in address: the code flow, with PKCE, state and nonce. */
export async function beginSignIn(place: SignInPlace): Promise<Begun & { readonly address: URL }> {
  const configuration = await configurationOf(place);
  const codeVerifier = client.randomPKCECodeVerifier();
  const [state, nonce] = [client.randomState(), client.randomNonce()];
  const address = client.buildAuthorizationUrl(configuration, {
    redirect_uri: place.callback,
    scope: "openid email",
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
    state,
    nonce,
    ...askedOf(place.wanted),
  });
  return { address, state, nonce, codeVerifier };
}

/** The provider says no, or its answer does not match the sign-in that was begun; a retry will not help. */
export class SignInRefused extends Error {
  override readonly name = "SignInRefused";
}

/** Client error codes for an answer that does not match: another sign-in's, too old, or not signed by the provider. */
const misfitCodes = new Set([
  "OAUTH_INVALID_RESPONSE",
  "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
  "OAUTH_JWT_TIMESTAMP_CHECK_FAILED",
  "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED",
  "OAUTH_KEY_SELECTION_FAILED",
]);

/**
 * With these a provider says that it cannot answer now: it redirects people back itself, so an HTTP status would not
 * reach us.
 */
const passingErrors = new Set(["server_error", "temporarily_unavailable"]);

function isRefusal(error: unknown): boolean {
  if (error instanceof client.WWWAuthenticateChallengeError) return true;
  if (
    error instanceof client.AuthorizationResponseError ||
    error instanceof client.ResponseBodyError
  )
    return !passingErrors.has(error.error);
  return misfitCodes.has(String(property(error, "code")));
}

/**
 * Takes what the provider sent the person back with, and asks it who they are.
 * @throws SignInRefused; anything else if the provider cannot be asked
 */
export async function finishSignIn(
  place: SignInPlace,
  query: string,
  begun: Begun,
): Promise<Identified> {
  const configuration = await configurationOf(place);
  try {
    return await identify(configuration, place, query, begun);
  } catch (cause) {
    throw isRefusal(cause) ? new SignInRefused("The sign-in was refused.", { cause }) : cause;
  }
}

async function identify(
  configuration: client.Configuration,
  place: SignInPlace,
  query: string,
  { state, nonce, codeVerifier }: Begun,
): Promise<Identified> {
  const cameBack = new URL(place.callback);
  cameBack.search = query;
  const tokens = await client.authorizationCodeGrant(configuration, cameBack, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new SignInRefused("The provider sent no ID token.");
  const info =
    claims.email === undefined && configuration.serverMetadata().userinfo_endpoint
      ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : claims;
  const isVerified = info.email_verified === true && typeof info.email === "string";
  return {
    subject: claims.sub,
    email: isVerified ? info.email : undefined,
    told: toldBy(claims),
  };
}
