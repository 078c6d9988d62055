import * as z from "zod/mini";

export const userTypes = ["patient", "clinician"] as const;
export type UserType = (typeof userTypes)[number];

export const areas = [
  "auditory_comprehension",
  "attention",
  "executive_functioning",
  "visual",
  "reading",
  "quantitative",
  "memory",
  "writing",
  "speaking",
] as const;
/** A skill area. */
export type Area = (typeof areas)[number];
export const area = z.enum(areas);

export const conditions = [
  "stroke",
  "tbi",
  "aphasia",
  "concussion",
  "apraxia",
  "dementia",
  "learning",
  "dysarthria",
  "other",
] as const;
export type Condition = (typeof conditions)[number];

/** Since when, in the API's terms. Its labels are shifted: see the forms. */
export const conditionPeriods = ["0-3M", "3-6M", "6-12M", "1-5Y", "6-10Y", ">10Y", "NA"] as const;
export type ConditionPeriod = (typeof conditionPeriods)[number];

export const genders = ["Male", "Female", "Other"] as const;

export const educations = [
  "some_high_school",
  "high_school",
  "some_college",
  "bachelor",
  "graduate_degree",
  "other",
] as const;

export const clinicianRoles = [
  "SLP",
  "occ_therapist",
  "physical_therapist",
  "director",
  "neurologist",
  "psychologist",
  "other_physician",
  "teacher_or_professor",
  "student",
  "OTHER",
] as const;
export type ClinicianRole = (typeof clinicianRoles)[number];

/** Where a clinician works. */
export const settings = [
  "ACH",
  "ALF",
  "HOME",
  "IN_REH",
  "MEM",
  "OUT_REH",
  "SCHL",
  "NURS",
  "RCH",
  "OTHER",
] as const;
export type Setting = (typeof settings)[number];

export const subscriptionStatuses = [
  "trialing",
  "trialing_with_cc",
  "trialEnded",
  "paying",
  "past_due",
  "expired",
  "account_created",
  "clinician_setup",
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const paymentSources = [
  "Stripe",
  "iOSIAP",
  "AmazonIAP",
  "GoogleIAP",
  "Flex",
  "none",
] as const;
export type PaymentSource = (typeof paymentSources)[number];

export const results = ["correct", "correct_w_help", "correct_partially", "incorrect"] as const;
/** How an item that was not skipped went. */
export type Result = (typeof results)[number];

export const skipTypes = ["NONE", "SINGLE_ITEM", "SKIP_ALL"] as const;
export type SkipType = (typeof skipTypes)[number];

export const skipReasons = [
  "TooHard",
  "TooEasy",
  "ErrorInTask",
  "DontLike",
  "SoundMuted",
  "Other",
  "MissingResources",
  "MicrophoneInaccessible",
] as const;
export type SkipReason = (typeof skipReasons)[number];

export const cueTypes = ["semantic", "phonemic", "graphemic", "full"] as const;
export type CueType = (typeof cueTypes)[number];

/** Where practice happened. */
export const places = ["home", "clinic"] as const;
export type Place = (typeof places)[number];
