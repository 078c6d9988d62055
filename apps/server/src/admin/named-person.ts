import { fullName } from "@regain/contract/full-name";
import { system } from "../db/actor.ts";
import { type CommandContext, CommandRefusal, type Operand } from "./command.ts";
import { type KnownPerson, personNamed } from "./operator.store.ts";

/** For commands about one person. */
export const userOperand: Operand = {
  name: "USER",
  about: "a person's username, email address, or id",
};

/** "Rosa Alvarez (rosa)", or the username alone. */
export function nameOf({
  first_name,
  last_name,
  username,
}: Pick<KnownPerson, "first_name" | "last_name" | "username">): string {
  const name = fullName({ firstName: first_name, lastName: last_name });
  return name ? `${name} (${username})` : username;
}

/** @throws CommandRefusal `not-found` */
export async function namedPerson(
  { database, now }: CommandContext,
  name: string,
): Promise<KnownPerson> {
  const typed = name.trim();
  const found = await database.withActor(system("operator"), (trx) => personNamed(trx, typed, now));
  if (!found)
    throw new CommandRefusal(
      "not-found",
      `There is no account for "${typed}". "find" also looks for parts of names.`,
    );
  return found;
}
