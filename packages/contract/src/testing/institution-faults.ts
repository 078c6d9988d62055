import { fieldMessages } from "../field-messages.ts";
import type { Fault } from "./fault.ts";

/** What the admin of an institution fills in. */

const { required, email, url, name } = fieldMessages;

export const institutionFaults: readonly Fault[] = [
  ["facilityName", " ", required],
  ["facilityName", "Win https://evil.example/x", name],
  ["facilityName", "Harbor\nRehabilitation", name],
  ["country", "", required],
  ["country", "XX", required],
  ["address1", "", required],
  ["state", "", required],
  ["state", "ON", required],
  ["state", "Massachusetts", required],
  ["city", "", required],
  ["postalCode", "", required],
  ["website", "example.org", url],
  ["website", "ftp://example.org", url],
  ["website", "https://harbor example.org", url],
];
export const goodInstitution = {
  facilityName: "Harbor Rehabilitation",
  country: "US",
  address1: "1 Harbor Street",
  address2: "Suite 4",
  state: "MA",
  city: "Boston",
  postalCode: "02139",
  website: "https://harbor.example.org",
} as const;

/** The institution's own sign-in. If the secret is left empty, the stored one stays. */
export const signInFaults: readonly Fault[] = [
  ["issuer", "", url],
  ["issuer", "login.harbor.example.org", url],
  ["issuer", "ftp://login.harbor.example.org", url],
  ["issuer", "https://me:secret@login.harbor.example.org", url],
  ["clientId", "", required],
  ["clientId", " ", required],
  ["longestAge", "2-hours", required],
];
export const goodSignIn = {
  issuer: "https://login.harbor.example.org",
  clientId: "regain",
  clientSecret: "a long secret",
  acrValues: "urn:harbor:two-factors",
  amrValues: "mfa",
  longestAge: "8-hours",
} as const;

export const invitationFaults: readonly Fault[] = [
  ["email", "", required],
  ["email", "june@example", email],
  ["type", "", required],
  ["type", "admin", required],
];

export const removalFaults: readonly Fault[] = [["acknowledged", false, required]];
