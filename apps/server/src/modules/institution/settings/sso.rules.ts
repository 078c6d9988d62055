import type { StrengthRow } from "../../identity/sign-in-strength.rules.ts";
import type { InstitutionSignInRow } from "../../../db/tables/ways-in.ts";

type Place = Pick<InstitutionSignInRow, "issuer" | "client_id">;

/** The same people have other subject ids at another provider, and may have for another client. */
export const isAnotherPlace = (one: Place, other: Place): boolean =>
  one.issuer !== other.issuer || one.client_id !== other.client_id;

export const isAnotherStrength = (one: StrengthRow, other: StrengthRow): boolean =>
  one.acr_values !== other.acr_values ||
  one.amr_values !== other.amr_values ||
  one.max_age_minutes !== other.max_age_minutes;

interface OurSide {
  readonly publicUrl: string;
  readonly demo: boolean;
}

const configuration = /\/?\.well-known\/openid-configuration$/;

/** An issuer as stored. Many people enter the URL of its configuration; the demo's own runs wherever we do. */
export function issuerKept(typed: string, { publicUrl, demo }: OurSide): string {
  const issuer = typed.trim().replace(configuration, "");
  return demo && issuer.startsWith(`${publicUrl}/`) ? issuer.slice(publicUrl.length) : issuer;
}

/** The same as displayed. */
export const issuerShown = (kept: string, publicUrl: string): string =>
  kept.startsWith("/") ? publicUrl + kept : kept;
