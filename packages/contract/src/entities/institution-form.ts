import * as z from "zod/mini";
import { fieldMessages } from "../field-messages.ts";
import * as longest from "../field-lengths.ts";
import { facilityName, filled, oneOf, url } from "../field-rules.ts";
import { text } from "./common.ts";
import { canadianProvinces, countries, type Place, usStates } from "./places.ts";

/** The regions to choose from, for countries with a list; elsewhere they are typed. */
const regions: Readonly<Record<string, readonly Place[]>> = {
  US: usStates,
  CA: canadianProvinces,
};

/** The states of the United States, the provinces of Canada; undefined if any text will do. */
export const regionsOf = (country: string): readonly Place[] | undefined => regions[country];

/** Whether a country has that state or province, by their codes; true if any text will do. */
export const isRegionOf = (country: string, state: string): boolean =>
  regionsOf(country)?.some(({ code }) => code === state) ?? true;

/** What an institution says about itself. */
export const institutionFields = {
  facilityName,
  country: oneOf(countries.map(({ code }) => code)),
  address1: filled(longest.street),
  /** Apartment, suite or floor. */
  address2: text(longest.street).check(z.trim()),
  /** State or province: a code if the country has a list. */
  state: filled(longest.town),
  city: filled(longest.town),
  postalCode: filled(longest.postalCode),
  website: z.union([z.literal(""), url], { error: fieldMessages.url }),
};

/** An institution, as its admin enters it. */
export const institutionForm = z.object(institutionFields).check(
  z.refine(({ country, state }) => isRegionOf(country, state), {
    path: ["state"],
    error: fieldMessages.required,
  }),
);
export type InstitutionForm = z.output<typeof institutionForm>;
