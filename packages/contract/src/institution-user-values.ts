/** What the list of an institution's users is made of, apart from its schemas: the web's addresses name these. */

export const institutionUserStatuses = [
  "ACTIVE",
  "DECLINED",
  "EXPIRED",
  "INVITED",
  "SUSPENDED",
] as const;
export type InstitutionUserStatus = (typeof institutionUserStatuses)[number];

/** The first is what the list is sorted by where nothing is said. */
export const institutionUserColumns = ["name", "email", "status", "type", "lastSignIn"] as const;
export type InstitutionUserColumn = (typeof institutionUserColumns)[number];
