import { randomBytes } from "node:crypto";
import * as client from "openid-client";
import type { SignInOutcome, SignInTest } from "@regain/contract/entities/sign-in-settings";
import { property } from "../../lib/property.ts";
import { OutOfReach } from "../guarded-fetch.ts";
import { configurationOf, type SignInPlace } from "./open-id.ts";
import { namesIn } from "./strength.ts";

type Found = NonNullable<SignInTest["found"]>;

/** The client's error codes for an answer that is not a configuration. */
const outcomesByCode: Readonly<Record<string, SignInOutcome>> = {
  OAUTH_TIMEOUT: "too-slow",
  OAUTH_ABORT: "too-slow",
  OAUTH_RESPONSE_IS_NOT_CONFORM: "not-found",
  OAUTH_RESPONSE_IS_NOT_JSON: "not-openid",
  OAUTH_PARSE_ERROR: "not-openid",
  OAUTH_INVALID_RESPONSE: "not-openid",
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: "other-issuer",
};

/** Node's error codes for a bad certificate. */
const certificateCode =
  /^(?:CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_|EPROTO)/;

/** An error and all of its causes. */
function chainOf(error: unknown): unknown[] {
  const cause = property(error, "cause");
  return cause === undefined ? [error] : [error, ...chainOf(cause)];
}

/** Why a provider could not be asked. */
function outcomeOf(error: unknown): SignInOutcome {
  const chain = chainOf(error);
  const refused = chain.find((one) => one instanceof OutOfReach);
  if (refused) return refused.why === "too-large" ? "not-openid" : refused.why;
  const isLate = chain.some((one) =>
    ["AbortError", "TimeoutError"].includes(String(property(one, "name"))),
  );
  const codes = chain.map((one) => String(property(one, "code")));
  if (isLate) return "too-slow";
  if (codes.some((code) => certificateCode.test(code))) return "bad-certificate";
  const known = codes.find((code) => code in outcomesByCode);
  return known ? outcomesByCode[known]! : "unreachable";
}

/**
 * Whether the provider accepts our client id and secret. It is sent a made-up code: a provider checks first whether
 * it is talking to one of its clients. Some say so only once a person has signed in.
 */
async function clientCheck(
  configuration: client.Configuration,
  { callback }: SignInPlace,
): Promise<Found["client"]> {
  const made = () => randomBytes(32).toString("base64url");
  try {
    await client.genericGrantRequest(configuration, "authorization_code", {
      code: made(),
      redirect_uri: callback,
      code_verifier: made(),
    });
  } catch (error) {
    const chain = chainOf(error);
    const told = String(chain.map((one) => property(one, "error")).find(Boolean));
    if (told === "invalid_grant") return "accepted";
    const isRefused = chain.some((one) => property(one, "status") === 401);
    return isRefused || ["invalid_client", "unauthorized_client"].includes(told)
      ? "refused"
      : "unknown";
  }
  return "unknown";
}

/** A provider that does not list its strengths is not held to them before somebody signs in. */
function strengthOutcome(
  { wanted: { acrValues } }: SignInPlace,
  strengths: readonly string[] | null,
): SignInOutcome {
  const isOffered =
    acrValues.length === 0 || !strengths || acrValues.some((one) => strengths.includes(one));
  return isOffered ? "works" : "strength-not-offered";
}

/** Discovers a provider as a sign-in would, and checks whether it knows us. */
export async function tryPlace(place: SignInPlace): Promise<SignInTest> {
  let configuration: client.Configuration;
  try {
    configuration = await configurationOf(place);
  } catch (error) {
    return { outcome: outcomeOf(error), found: null };
  }
  const { issuer, authorization_endpoint, token_endpoint, jwks_uri, ...offered } =
    configuration.serverMetadata();
  const signIn = URL.parse(authorization_endpoint ?? "");
  if (!signIn || !token_endpoint || !jwks_uri) return { outcome: "not-openid", found: null };
  if (place.reach === "public" && signIn.protocol !== "https:")
    return { outcome: "not-secure", found: null };
  const { acr_values_supported: named, response_types_supported: flows } = offered;
  const strengths = named === undefined ? null : namesIn(named);
  const found = { issuer, signInHost: signIn.host, strengths };
  if (flows && !flows.includes("code"))
    return { outcome: "no-code-flow", found: { ...found, client: "unknown" } };
  const known = await clientCheck(configuration, place);
  return {
    outcome: known === "refused" ? "client-refused" : strengthOutcome(place, strengths),
    found: { ...found, client: known },
  };
}
