import { type RawBuilder, sql } from "kysely";
import { addressForms } from "../lib/address-forms.ts";

/** The id of the account with this email address, ignoring case and how its accents are written; see decision 151. */
export const idByEmail = (address: string): RawBuilder<string> => {
  const found = addressForms(address).map((form) => sql`app_account_by_address(${form})`);
  return sql`(select coalesce(${sql.join(found)}))`;
};

/** The same by username. */
export const idByUsername = (username: string): RawBuilder<string> =>
  sql`(select app_account_by_username(${username.toLowerCase()}))`;

/** The same by whatever is typed at login; usernames never contain an @. */
export const idByLogin = (name: string): RawBuilder<string> =>
  name.includes("@") ? idByEmail(name) : idByUsername(name);
