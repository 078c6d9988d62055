import type {
  InstitutionChange,
  InstitutionSettings,
} from "@regain/contract/entities/institution-settings";
import type { Updateable } from "kysely";
import type { InstitutionsTable } from "../../../db/tables/identity.ts";
import type { InstitutionRow } from "./settings.store.ts";

export const settingsOnTheWire = (
  row: InstitutionRow,
  peopleWithoutAddress: number,
): InstitutionSettings => ({
  institutionId: row.id,
  facilityName: row.name,
  country: row.country,
  address1: row.address1 ?? "",
  address2: row.address2 ?? "",
  state: row.state ?? "",
  city: row.city ?? "",
  postalCode: row.postal_code ?? "",
  website: row.website ?? "",
  logo_image_path: row.logo_path,
  passwordRequirements: {
    minLength: row.password_min_length,
    capitals: row.password_min_capitals,
    digits: row.password_min_digits,
    symbols: row.password_min_symbols,
  },
  requiresOneTimeCodes: row.requires_one_time_codes,
  peopleWithoutAddress,
  version: row.version,
});

/** Whether the change affects how the institution's people log in. */
export const concernsSignIn = ({
  passwordRequirements,
  requiresOneTimeCodes,
}: Partial<InstitutionChange>): boolean =>
  passwordRequirements !== undefined || requiresOneTimeCodes !== undefined;

const orNull = (text: string | undefined) => (text === "" ? null : text);

/** Only what is given; optional texts left empty become null. */
export function rowOfChange(
  change: Omit<InstitutionChange, "version">,
): Updateable<InstitutionsTable> {
  const { passwordRequirements: rules } = change;
  const wanted = {
    name: change.facilityName,
    country: change.country,
    address1: change.address1,
    address2: orNull(change.address2),
    state: change.state,
    city: change.city,
    postal_code: change.postalCode,
    website: orNull(change.website),
    password_min_length: rules?.minLength,
    password_min_capitals: rules?.capitals,
    password_min_digits: rules?.digits,
    password_min_symbols: rules?.symbols,
    requires_one_time_codes: change.requiresOneTimeCodes,
  };
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
}
