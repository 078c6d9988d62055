import { type RawBuilder, sql } from "kysely";

/** Tracked events of a person: also those from before they signed in, on browsers later known as theirs. */
export const isEventOf = (userId: string): RawBuilder<boolean> => sql<boolean>`(
  user_id = ${userId}
  or user_id is null and anonymous_id in (select anonymous_id from anonymous_ids where user_id = ${userId}))`;
