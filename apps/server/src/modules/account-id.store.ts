import { type RawBuilder, sql } from "kysely";

/** The id of the account with this email address, ignoring case; see decision 151. */
export const idByEmail = (address: string): RawBuilder<string> =>
  sql`(select app_account_by_address(${address.toLowerCase()}))`;

/** The same by username. */
export const idByUsername = (username: string): RawBuilder<string> =>
  sql`(select app_account_by_username(${username.toLowerCase()}))`;

/** The same by whatever is typed at login; usernames never contain an @. */
export const idByLogin = (name: string): RawBuilder<string> =>
  name.includes("@") ? idByEmail(name) : idByUsername(name);
