import type { InstitutionUser } from "@regain/contract/entities/institution-user";
import { fullName } from "@regain/contract/full-name";

/** The label of a row: the name, else the username or email. */
export const userName = ({ firstName, lastName, username, email }: InstitutionUser): string =>
  fullName({ firstName, lastName }) || (username ?? email ?? "");
