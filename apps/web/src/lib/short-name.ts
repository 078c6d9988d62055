import type { User } from "@regain/contract/entities/user";

/** How a page calls somebody: by the first name, where it is known. */
export const shortName = ({ firstName, username }: Pick<User, "firstName" | "username">): string =>
  firstName ?? username;
