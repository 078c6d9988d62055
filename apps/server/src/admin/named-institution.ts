import { system } from "../db/actor.ts";
import { type CommandContext, CommandRefusal, type Operand } from "./command.ts";
import { institutionsNamed, type KnownInstitution } from "./operator.store.ts";

/** For commands about one institution. */
export const institutionOperand: Operand = {
  name: "INSTITUTION",
  about: "the name or id of an institution",
};

/** @throws CommandRefusal `not-found`, `several` */
export async function namedInstitution(
  { database }: CommandContext,
  name: string,
): Promise<KnownInstitution> {
  const typed = name.trim();
  const found = await database.withActor(system("sign-in"), (trx) => institutionsNamed(trx, typed));
  const [one, other] = found;
  if (!one) throw new CommandRefusal("not-found", `There is no institution "${typed}".`);
  if (!other) return one;
  const ids = found.map(({ id, country }) => `${id} (${country})`).join(", ");
  throw new CommandRefusal(
    "several",
    `There are several named "${typed}". Use the id of one: ${ids}.`,
  );
}
