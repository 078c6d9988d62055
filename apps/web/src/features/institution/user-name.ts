import type { InstitutionUser } from "@regain/contract/entities/institution-user";
import { fullName } from "@regain/contract/full-name";

/** How a row is called: by the name, else by what the person is known by. */
export const userName = ({ firstName, lastName, username, email }: InstitutionUser): string =>
  fullName({ firstName, lastName }) || (username ?? email ?? "");
