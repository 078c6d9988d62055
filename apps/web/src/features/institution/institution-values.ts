import type { InstitutionForm } from "@regain/contract/entities/institution-form";
import type { InstitutionSettings } from "@regain/contract/entities/institution-settings";

/** The form's settings: all but logo and sign-in. */
export const formPart = [
  "facilityName",
  "country",
  "address1",
  "address2",
  "state",
  "city",
  "postalCode",
  "website",
] as const satisfies readonly (keyof InstitutionForm & keyof InstitutionSettings)[];

/** The settings as form values. */
export const valuesOf = (settings: InstitutionSettings): InstitutionForm => ({
  facilityName: settings.facilityName,
  country: settings.country,
  address1: settings.address1,
  address2: settings.address2,
  state: settings.state,
  city: settings.city,
  postalCode: settings.postalCode,
  website: settings.website,
});

/** Nobody has filled it in yet. */
export const isUntold = ({ address1, city, postalCode }: InstitutionForm): boolean =>
  [address1, city, postalCode].every((text) => text === "");
