import { dayMs } from "@regain/contract/durations";
import { isUnfinished } from "@regain/contract/subscription-statuses";
import { hashPassword } from "../modules/identity/passwords.ts";
import { addClinician, addInstitution, addPatient, addToCaseload } from "../builders/people.ts";
import type { Trx } from "../db/database.ts";
import { addHarborPeople } from "./harbor-people.ts";
import { demoClinicians, demoInstitutions, type DemoPatient, demoPatients } from "./people.ts";
import { demoSignIn } from "./single-sign-on.ts";

/** The same for all accounts, printed at startup: the reason the demo refuses to listen on the network. */
export const demoPassword = "Practice1";

export interface DemoAccount {
  readonly username: string;
  readonly who: string;
}

/** The accounts to sign in with first; the whole demo has a few more. */
export const demoAccounts: readonly DemoAccount[] = [
  { username: "rosa", who: "patient, six months of practice, paying monthly" },
  { username: "sam", who: "patient, signed up today" },
  { username: "tess", who: "patient, three weeks of practice, the trial has ended" },
  { username: "paul", who: "patient, a payment is overdue" },
  { username: "yuri", who: "patient, paying yearly" },
  { username: "erik", who: "patient, the subscription has expired" },
  { username: "ada", who: "patient, has not finished signing up" },
  { username: "sol", who: "patient, created by a clinician" },
  { username: "pia", who: "patient, must change the password" },
  {
    username: "otto",
    who: "patient, on trial with a card, one-time code at sign-in (in the mailbox)",
  },
  { username: "dana", who: "clinician of Harbor Rehabilitation, 24 patients" },
  { username: "nils", who: "clinician without patients" },
  { username: "greta", who: "institution admin of Harbor Rehabilitation" },
  { username: "hugo", who: "institution admin of another institution" },
  {
    username: "ines",
    who: "clinician of a hospital with its own sign-in, without a password here",
  },
];

export function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs);
}

const dischargeOf = ({ discharged }: DemoPatient, now: Date) =>
  discharged && {
    discharged_at: daysFrom(now, discharged.on),
    discharge_reason: discharged.reason,
  };

/** Ids by username. */
export type DemoIds = ReadonlyMap<string, string>;

async function addPatients(trx: Trx, passwordHash: string, now: Date): Promise<DemoIds> {
  const ids = new Map<string, string>();
  for (const { username, signedUp, periodEnds, person, patient, subscription } of demoPatients) {
    const id = await addPatient(trx, {
      username,
      passwordHash,
      time_zone: "America/New_York",
      created_at: daysFrom(now, signedUp),
      accepted_eula_at: isUnfinished(subscription.status ?? "paying")
        ? null
        : daysFrom(now, signedUp),
      ...person,
      ...(patient ? { patient } : {}),
      subscription: {
        ...subscription,
        period_ends_at: periodEnds === undefined ? null : daysFrom(now, periodEnds),
      },
    });
    ids.set(username, id);
  }
  return ids;
}

/** Puts the people of the demo into an empty database. */
export async function addDemoAccounts(trx: Trx, now: Date): Promise<DemoIds> {
  const passwordHash = await hashPassword(demoPassword);
  const institutions = {
    harbor: await addInstitution(trx, demoInstitutions.harbor),
    maple: await addInstitution(trx, demoInstitutions.maple),
    lakeside: await addInstitution(trx, demoInstitutions.lakeside),
  };
  await trx
    .insertInto("institution_sign_in")
    .values({ institution_id: institutions.lakeside, ...demoSignIn })
    .execute();
  const ids = new Map(await addPatients(trx, passwordHash, now));
  for (const one of demoClinicians) {
    const { username, institution, person, hasNoPassword, patients } = one;
    const id = await addClinician(trx, {
      username,
      ...(hasNoPassword ? {} : { passwordHash }),
      time_zone: "America/New_York",
      created_at: daysFrom(now, -400),
      ...(institution ? { institution_id: institutions[institution] } : {}),
      ...person,
    });
    ids.set(username, id);
    const caseload = demoPatients.filter(
      (patient) => patients === "all" || patients.includes(patient.username),
    );
    for (const patient of caseload)
      await addToCaseload(trx, {
        patient_id: ids.get(patient.username)!,
        clinician_id: id,
        since: daysFrom(now, patient.signedUp),
        ...(username === "dana" && dischargeOf(patient, now)),
      });
  }
  const idOf = (username: string) => ids.get(username)!;
  await addHarborPeople(trx, { institutionId: institutions.harbor, passwordHash, idOf }, now);
  return ids;
}
