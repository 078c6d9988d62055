import type {
  SignInAge,
  SignInForm,
  SignInStrength,
} from "@regain/contract/entities/sign-in-settings";
import type { Told, WantedStrength } from "../../adapters/single-sign-on/strength.ts";
import type { InstitutionSignInRow } from "../../db/tables/ways-in.ts";

/** A little time is lost between the sign-in and this check. */
const toleranceSeconds = 60;

/**
 * What the reported sign-in falls short of; undefined if it suffices. What the provider does not
 * report counts as the least.
 */
export function missedStrength(
  { acrValues, amrValues, maxAgeSeconds }: WantedStrength,
  { acr, amr, ageSeconds }: Told,
): "too-weak" | "too-old" | undefined {
  if (acrValues.length > 0 && !acrValues.includes(acr ?? "")) return "too-weak";
  if (!amrValues.every((method) => amr.includes(method))) return "too-weak";
  if (maxAgeSeconds === null) return undefined;
  const isYoung = ageSeconds !== null && ageSeconds <= maxAgeSeconds + toleranceSeconds;
  return isYoung ? undefined : "too-old";
}

const agesInMinutes: Readonly<Record<SignInAge, number | null>> = {
  any: null,
  "15-minutes": 15,
  "1-hour": 60,
  "8-hours": 480,
  "24-hours": 1440,
};

export type StrengthRow = Pick<
  InstitutionSignInRow,
  "acr_values" | "amr_values" | "max_age_minutes"
>;

const list = (values: string): string[] => values.split(/\s+/).filter(Boolean);

export const wantedBy = (row: StrengthRow): WantedStrength => ({
  acrValues: list(row.acr_values),
  amrValues: list(row.amr_values),
  maxAgeSeconds: row.max_age_minutes === null ? null : row.max_age_minutes * 60,
});

/** As stored: what is left out stays as it was, and is empty if there was none. */
export const strengthRow = (
  { acrValues, amrValues, longestAge }: Pick<SignInForm, keyof SignInStrength>,
  kept: StrengthRow | undefined,
): StrengthRow => ({
  acr_values: acrValues === undefined ? (kept?.acr_values ?? "") : list(acrValues).join(" "),
  amr_values: amrValues === undefined ? (kept?.amr_values ?? "") : list(amrValues).join(" "),
  max_age_minutes:
    longestAge === undefined ? (kept?.max_age_minutes ?? null) : agesInMinutes[longestAge],
});

/** As an admin chose it: no other number of minutes is ever stored. */
const ageShown = (minutes: number | null): SignInAge =>
  (Object.keys(agesInMinutes) as SignInAge[]).find((age) => agesInMinutes[age] === minutes) ??
  "15-minutes";

export const strengthShown = (row: StrengthRow): SignInStrength => ({
  acrValues: row.acr_values,
  amrValues: row.amr_values,
  longestAge: ageShown(row.max_age_minutes),
});
