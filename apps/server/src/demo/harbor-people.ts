import { dayMs } from "@regain/contract/durations";
import type { UserType } from "@regain/contract/entities/enumerations";
import { addClinician, addPatient, addToCaseload } from "../builders/people.ts";
import type { Trx } from "../db/database.ts";

interface HarborPerson {
  readonly username: string;
  readonly lastName: string;
  readonly type: UserType;
  /** Days from the start of the demo. */
  readonly joined: number;
  /** Missing for someone who has never signed in. */
  readonly signedIn?: number;
  readonly isSuspended?: true;
  readonly hasNoEmail?: true;
  /** Whose patient this is. */
  readonly clinician?: string;
}

const clinician = (username: string, lastName: string, joined: number, signedIn?: number) => ({
  username,
  lastName,
  type: "clinician" as const,
  joined,
  ...(signedIn === undefined ? {} : { signedIn }),
});

const patient = (username: string, lastName: string, joined: number, signedIn?: number) => ({
  ...clinician(username, lastName, joined, signedIn),
  type: "patient" as const,
});

/** In addition to those listed elsewhere in the demo: they make the admin's list as long as such lists are. */
const harborPeople: readonly HarborPerson[] = [
  clinician("lucia", "Moreno", -310, -0.02),
  clinician("tobi", "Adeyemi", -270, -0.4),
  clinician("henry", "Okafor", -190, -3),
  clinician("amara", "Singh", -88, -11),
  { ...clinician("bruno", "Keller", -340, -63), isSuspended: true },
  clinician("selma", "Aydin", -4),
  { ...patient("alma", "Reyes", -120, -1), clinician: "lucia" },
  { ...patient("boris", "Novak", -95, -2), clinician: "lucia" },
  { ...patient("clara", "Whitfield", -77, -0.3), clinician: "lucia" },
  { ...patient("diego", "Santos", -64, -6), clinician: "tobi" },
  { ...patient("edith", "Larsen", -60, -20), clinician: "tobi" },
  { ...patient("felix", "Grant", -58, -1.2), clinician: "tobi" },
  { ...patient("gwen", "Price", -51, -35), clinician: "henry" },
  { ...patient("harun", "Demir", -47, -4), clinician: "henry" },
  { ...patient("irma", "Holt", -40), hasNoEmail: true, clinician: "henry" },
  { ...patient("jonas", "Berg", -33, -8), clinician: "amara" },
  { ...patient("karin", "Lund", -29, -5), clinician: "amara" },
  { ...patient("louis", "Martin", -150, -90), isSuspended: true },
  { ...patient("mina", "Park", -21, -0.7), clinician: "amara" },
  { ...patient("noel", "Byrne", -16, -16), clinician: "lucia" },
  patient("olga", "Petrova", -9),
  { ...patient("petra", "Vogel", -5, -2.5), clinician: "tobi" },
];

/** Patients of Dana's who came to her through the institution, and when they last signed in. */
const ofDana: Readonly<Record<string, number>> = {
  rosa: -0.9,
  abel: -1.1,
  elsa: -2,
  omar: -6,
  lena: -1.5,
  ivan: -3,
  ruth: -2.2,
  carl: -4,
};

/** When the staff last signed in. */
const staff: Readonly<Record<string, number>> = { greta: -0.01, dana: -0.1, mara: -1, sven: -40 };

export interface Harbor {
  readonly institutionId: string;
  readonly passwordHash: string;
  readonly idOf: (username: string) => string;
}

async function addPerson(
  trx: Trx,
  person: HarborPerson,
  { institutionId, passwordHash }: Harbor,
  now: Date,
): Promise<string> {
  const at = (days: number) => new Date(now.getTime() + days * dayMs);
  const details = {
    username: person.username,
    last_name: person.lastName,
    passwordHash,
    institution_id: institutionId,
    time_zone: "America/New_York",
    created_at: at(person.joined),
    accepted_eula_at: at(person.joined),
    last_sign_in_at: person.signedIn === undefined ? null : at(person.signedIn),
    ...(person.isSuspended ? { status: "SUSPENDED" as const } : {}),
    ...(person.hasNoEmail ? { email: null } : {}),
  };
  if (person.type === "clinician") return addClinician(trx, details);
  const subscription = { status: "paying", payment_source: "none" } as const;
  return addPatient(trx, { ...details, subscription });
}

/** Everybody in the demo's institution who is nowhere else in the demo, and the memberships of the others. */
export async function addHarborPeople(trx: Trx, harbor: Harbor, now: Date): Promise<void> {
  const at = (days: number) => new Date(now.getTime() + days * dayMs);
  for (const [username, signedIn] of Object.entries({ ...staff, ...ofDana }))
    await trx
      .updateTable("users")
      .set({ institution_id: harbor.institutionId, last_sign_in_at: at(signedIn) })
      .where("id", "=", harbor.idOf(username))
      .execute();
  const added = new Map<string, string>();
  for (const person of harborPeople) {
    const id = await addPerson(trx, person, harbor, now);
    added.set(person.username, id);
    const clinicianId = person.clinician && added.get(person.clinician);
    if (clinicianId)
      await addToCaseload(trx, {
        patient_id: id,
        clinician_id: clinicianId,
        since: at(person.joined),
      });
  }
}
