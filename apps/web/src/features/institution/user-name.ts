import type { InstitutionUser } from "@regain/contract/entities/institution-user";

/** How a row is called: by the name, else by what the person is known by. */
export const userName = ({ firstName, lastName, username, email }: InstitutionUser): string =>
  [firstName, lastName].filter(Boolean).join(" ") || (username ?? email ?? "");
