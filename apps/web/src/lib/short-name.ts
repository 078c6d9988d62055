import type { User } from "@regain/contract/entities/user";

/** How a page addresses somebody: by first name, if known. */
export const shortName = ({ firstName, username }: Pick<User, "firstName" | "username">): string =>
  firstName ?? username;
