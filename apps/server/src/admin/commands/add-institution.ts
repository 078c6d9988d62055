import { facilityName } from "@regain/contract/field-rules";
import { countries } from "@regain/contract/entities/places";
import { system } from "../../db/actor.ts";
import { openInstitution } from "../../modules/institution/settings/open-institution.service.ts";
import { type Command, CommandRefusal, Misuse } from "../command.ts";
import { namedPerson, nameOf, userOperand } from "../named-person.ts";
import { institutionsNamed, type KnownPerson } from "../operator.store.ts";
import { textOf } from "../typed.ts";

function countryIn(typed: string): string {
  const code = typed.toUpperCase();
  if (!countries.some((country) => country.code === code))
    throw new Misuse(`--country must be a two-letter country code, like US: "${typed}" is not.`);
  return code;
}

/** Why somebody cannot be the first admin of a new institution; undefined if they can. */
function obstacleOf(person: KnownPerson): string | undefined {
  if (person.type !== "clinician")
    return "is a patient: an institution's admin must be a clinician";
  if (person.institution !== null) return `already belongs to ${person.institution}`;
  if (person.status !== "ACTIVE") return "is suspended";
  return person.deletion_due_at ? "is about to be deleted" : undefined;
}

export const addInstitution: Command = {
  name: "add-institution",
  summary: "Creates an institution, with a clinician who has an account as its first admin.",
  more: "The admin invites everybody else from the institution's own pages and fills in its address there. Whoever is to\nbe the admin signs up as a clinician first. First make sure who is asking.",
  operands: [{ name: "NAME", about: "as its members will see it" }, userOperand],
  options: {
    country: { value: "CODE", about: "its country, in two letters", usually: "US" },
  },
  async prepare(context, { operands: [typed = "", user = ""], options }) {
    const { database, now } = context;
    const name = textOf(facilityName, typed, "NAME");
    const country = countryIn(options.country ?? "");
    const admin = await namedPerson(context, user);
    const about = [{ id: admin.id, type: admin.type }] as const;
    const obstacle = obstacleOf(admin);
    if (obstacle) throw new CommandRefusal("no-admin", `${nameOf(admin)} ${obstacle}.`, about);
    const twins = await database.withActor(system("sign-in"), (trx) =>
      institutionsNamed(trx, name),
    );
    if (twins.some((twin) => twin.country === country))
      throw new CommandRefusal(
        "exists",
        `There is already an institution "${name}" in ${country}.`,
        about,
      );
    return {
      about,
      will: `Creates the institution ${name} (${country}). ${nameOf(admin)} becomes its admin.`,
      async run() {
        const id = await openInstitution(database, { name, country, adminId: admin.id }, now);
        return {
          says: `The institution ${name} was created. ${nameOf(admin)} will find its pages in the menu at the top, and can invite the others.`,
          data: { institutionId: id, name, country, adminId: admin.id },
          made: [{ id, type: "institution" }],
        };
      },
    };
  },
};
