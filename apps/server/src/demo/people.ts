import type { DischargeReason } from "@regain/contract/entities/caseload";
import type { Insertable } from "kysely";
import type { PatientDetails, PersonDetails } from "../builders/people.ts";
import type { InstitutionsTable } from "../db/tables/identity.ts";

/** Days from the start of the demo; negative ones are before it. */
type Days = number;

export interface DemoPatient {
  readonly username: string;
  readonly signedUp: Days;
  /** End of the trial or of the paid period, whoever pays. */
  readonly periodEnds?: Days;
  readonly person?: Partial<PersonDetails>;
  readonly patient?: NonNullable<PatientDetails["patient"]>;
  readonly subscription: NonNullable<PatientDetails["subscription"]>;
  /** When Dana ended her work with them, and why. */
  readonly discharged?: { readonly on: Days; readonly reason: DischargeReason };
}

const paying = { status: "paying", payment_source: "Stripe", plan_interval: "month" } as const;
const trialing = { status: "trialing", payment_source: "none" } as const;

/** Everybody in Dana's caseload. The first ten are listed in the table of demo accounts. */
export const demoPatients: readonly DemoPatient[] = [
  {
    username: "rosa",
    signedUp: -183,
    periodEnds: 12,
    patient: {
      age: 62,
      conditions: ["stroke", "aphasia"],
      conditions_period: "6-12M",
      areas: ["speaking", "reading", "memory"],
    },
    subscription: paying,
  },
  {
    username: "sam",
    signedUp: 0,
    periodEnds: 14,
    patient: { age: 55, conditions: ["stroke"], areas: ["speaking", "writing", "memory"] },
    subscription: trialing,
  },
  {
    username: "tess",
    signedUp: -22,
    periodEnds: -1,
    patient: { age: 48, conditions: ["tbi"], areas: ["attention", "memory"] },
    subscription: { ...trialing, status: "trialEnded" },
  },
  {
    username: "paul",
    signedUp: -70,
    periodEnds: -2,
    patient: { age: 70, conditions: ["stroke"] },
    subscription: { ...paying, status: "past_due" },
  },
  {
    username: "yuri",
    signedUp: -210,
    periodEnds: 155,
    patient: { age: 59, conditions: ["aphasia"] },
    subscription: { ...paying, plan_interval: "year" },
  },
  {
    username: "erik",
    signedUp: -200,
    periodEnds: -100,
    patient: { age: 66, conditions: ["stroke"] },
    subscription: { ...paying, status: "expired" },
  },
  {
    username: "ada",
    signedUp: -2,
    subscription: { status: "account_created", payment_source: "none" },
  },
  {
    username: "sol",
    signedUp: -1,
    person: { first_name: null, email: null },
    patient: { age: 74, conditions: ["stroke"] },
    subscription: { status: "clinician_setup", payment_source: "none" },
  },
  {
    username: "pia",
    signedUp: -42,
    periodEnds: 22,
    person: { prompt_change_password: true },
    subscription: paying,
  },
  {
    username: "otto",
    signedUp: -9,
    periodEnds: 5,
    person: { one_time_codes: true },
    subscription: { status: "trialing_with_cc", payment_source: "Stripe", plan_interval: "month" },
  },
  {
    username: "nora",
    signedUp: -340,
    periodEnds: 40,
    subscription: { ...paying, plan_interval: "year" },
  },
  {
    username: "omar",
    signedUp: -64,
    periodEnds: 9,
    subscription: { ...paying, cancels_at_period_end: true },
  },
  {
    username: "lena",
    signedUp: -45,
    periodEnds: 16,
    subscription: { ...paying, payment_source: "iOSIAP" },
  },
  {
    username: "ivan",
    signedUp: -50,
    periodEnds: 11,
    subscription: { ...paying, payment_source: "AmazonIAP" },
  },
  {
    username: "ruth",
    signedUp: -55,
    periodEnds: 6,
    subscription: { ...paying, payment_source: "GoogleIAP" },
  },
  {
    username: "carl",
    signedUp: -35,
    periodEnds: 26,
    subscription: { ...paying, payment_source: "Flex" },
  },
  {
    username: "mona",
    signedUp: -3,
    periodEnds: 11,
    person: { lead_source_details: "Thanks" },
    subscription: trialing,
  },
  {
    username: "abel",
    signedUp: -42,
    patient: { age: 41, conditions: ["concussion"], areas: ["attention", "memory"] },
    subscription: { status: "paying", payment_source: "none" },
  },
  {
    username: "elsa",
    signedUp: -75,
    patient: { age: 83, conditions: ["dementia"], managed_by_caregiver: true },
    subscription: { status: "paying", payment_source: "none" },
  },
  {
    username: "hana",
    signedUp: -30,
    periodEnds: -16,
    subscription: { ...trialing, status: "trialEnded" },
  },
  // A month is three days shorter in February: nothing may be due by then.
  { username: "jose", signedUp: -28, periodEnds: 4, subscription: paying },
  {
    username: "kurt",
    signedUp: -110,
    periodEnds: -20,
    subscription: { ...paying, status: "expired" },
    discharged: { on: -18, reason: "coverage-ended" },
  },
  { username: "vera", signedUp: -12, periodEnds: 2, subscription: trialing },
  { username: "wim", signedUp: -6, periodEnds: 8, subscription: trialing },
];

export const demoInstitutions = {
  harbor: {
    name: "Harbor Rehabilitation",
    country: "US",
    logo_path: "/partners/harbor.svg",
    address1: "1 Harbor Street",
    address2: "Suite 400",
    city: "Boston",
    state: "MA",
    postal_code: "02110",
    website: "https://harbor-rehabilitation.example.org",
  },
  // As someone who has just become its admin finds it.
  maple: { name: "Maple Rehabilitation", country: "CA" },
  lakeside: { name: "Lakeside Hospital", country: "US" },
} satisfies Record<string, Partial<Insertable<InstitutionsTable>> & { name: string }>;

export interface DemoClinician {
  readonly username: string;
  readonly institution?: keyof typeof demoInstitutions;
  readonly person?: Partial<PersonDetails>;
  /** Signs in at the institution's own provider. */
  readonly hasNoPassword?: boolean;
  /** Usernames, or all of the demo's patients. */
  readonly patients: readonly string[] | "all";
}

export const demoClinicians: readonly DemoClinician[] = [
  { username: "dana", institution: "harbor", patients: "all" },
  { username: "mara", institution: "harbor", patients: ["rosa"] },
  { username: "nils", patients: [] },
  { username: "sven", institution: "harbor", person: { status: "SUSPENDED" }, patients: [] },
  { username: "greta", institution: "harbor", person: { institution_admin: true }, patients: [] },
  { username: "hugo", institution: "maple", person: { institution_admin: true }, patients: [] },
  { username: "ines", institution: "lakeside", hasNoPassword: true, patients: [] },
];
