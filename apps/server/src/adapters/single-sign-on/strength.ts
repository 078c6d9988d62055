import type { IDToken } from "openid-client";

/** What an institution requires of how its provider identifies people. */
export interface WantedStrength {
  /** The provider must report one of these (`acr`), if there are any. */
  readonly acrValues: readonly string[];
  /** The provider must report all of these (`amr`). */
  readonly amrValues: readonly string[];
  /** Null: any age. */
  readonly maxAgeSeconds: number | null;
}

/** What an ID token reports about it. */
export interface Told {
  readonly acr: string | null;
  readonly amr: readonly string[];
  /** From the sign-in at the provider to its answer, both by the provider's own clock. */
  readonly ageSeconds: number | null;
}

/** What is requested of the provider, in OpenID Connect's terms. It need not comply: its report is checked. */
export const askedOf = ({ acrValues, maxAgeSeconds }: WantedStrength): Record<string, string> => ({
  ...(acrValues.length > 0 ? { acr_values: acrValues.join(" ") } : {}),
  ...(maxAgeSeconds === null ? {} : { max_age: String(maxAgeSeconds) }),
});

/** Longer than any real name, and too short to fill a page. */
const maxNameLength = 200;
const maxNames = 20;

/** The names in a provider's list, ignoring everything else. */
export const namesIn = (told: unknown): string[] =>
  (Array.isArray(told) ? (told as readonly unknown[]) : [])
    .filter((one): one is string => typeof one === "string" && one.length <= maxNameLength)
    .slice(0, maxNames);

export function toldBy({ acr, amr, auth_time, iat }: IDToken): Told {
  return {
    acr: namesIn([acr])[0] ?? null,
    amr: namesIn(amr),
    ageSeconds: auth_time === undefined ? null : Math.max(0, Math.round(iat - auth_time)),
  };
}
