import type { IDToken } from "openid-client";

/** What an institution wants of how its provider identifies people. */
export interface WantedStrength {
  /** One of them (`acr`) is to be told, where there are any. */
  readonly acrValues: readonly string[];
  /** All of them (`amr`) are to be told. */
  readonly amrValues: readonly string[];
  /** Null: however long ago it was. */
  readonly maxAgeSeconds: number | null;
}

/** What an ID token tells of it. */
export interface Told {
  readonly acr: string | null;
  readonly amr: readonly string[];
  /** From the sign-in at the provider to its answer, both by the provider's own clock. */
  readonly ageSeconds: number | null;
}

/** What the provider is asked for, as OpenID Connect names it. It need not keep to it: what it tells is looked at. */
export const askedOf = ({ acrValues, maxAgeSeconds }: WantedStrength): Record<string, string> => ({
  ...(acrValues.length > 0 ? { acr_values: acrValues.join(" ") } : {}),
  ...(maxAgeSeconds === null ? {} : { max_age: String(maxAgeSeconds) }),
});

/** Longer than any name there is, and shorter than what would fill a page. */
const longestName = 200;
const mostNames = 20;

/** What a provider names, as far as it is names. */
export const namesIn = (told: unknown): string[] =>
  (Array.isArray(told) ? (told as readonly unknown[]) : [])
    .filter((one): one is string => typeof one === "string" && one.length <= longestName)
    .slice(0, mostNames);

export function toldBy({ acr, amr, auth_time, iat }: IDToken): Told {
  return {
    acr: namesIn([acr])[0] ?? null,
    amr: namesIn(amr),
    ageSeconds: auth_time === undefined ? null : Math.max(0, Math.round(iat - auth_time)),
  };
}
