import { system } from "../db/actor.ts";
import { type CommandContext, CommandRefusal, type Operand } from "./command.ts";
import {
  institutionsLike,
  institutionsNamed,
  type InstitutionsLike,
  type KnownInstitution,
} from "./operator.store.ts";
import { counted } from "./shown.ts";

const maxNamed = 10;

/** Of use to somebody who knows only part of the name. */
function hint({ names, alike, all }: InstitutionsLike): string {
  if (alike === 0)
    return `No name contains that; there ${all === 1 ? "is" : "are"} ${counted(all, "institution")}.`;
  const quoted = names.map((name) => `"${name}"`).join(", ");
  const more = alike > names.length ? `, and ${alike - names.length} more` : "";
  return `Names that contain that: ${quoted}${more}.`;
}

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
  if (!one) {
    const like = await database.withActor(system("sign-in"), (trx) =>
      institutionsLike(trx, typed, maxNamed),
    );
    throw new CommandRefusal("not-found", `There is no institution "${typed}". ${hint(like)}`);
  }
  if (!other) return one;
  const ids = found.map(({ id, country }) => `${id} (${country})`).join(", ");
  throw new CommandRefusal(
    "several",
    `There are several named "${typed}". Use the id of one: ${ids}.`,
  );
}
