import { type RawBuilder, sql } from "kysely";

/** The id of the account of an address, whatever the case; see decision 151. */
export const idByAddress = (address: string): RawBuilder<string> =>
  sql`(select app_account_by_address(${address.toLowerCase()}))`;

/** The same by the user name. */
export const idByUsername = (username: string): RawBuilder<string> =>
  sql`(select app_account_by_username(${username.toLowerCase()}))`;

/** The same by whatever somebody types to log in: no user name has an @. */
export const idByLogin = (name: string): RawBuilder<string> =>
  name.includes("@") ? idByAddress(name) : idByUsername(name);
