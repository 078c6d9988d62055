/** The values of an institution's user list, separate from its schemas: the web's URLs use them. */

export const institutionUserStatuses = [
  "ACTIVE",
  "DECLINED",
  "EXPIRED",
  "INVITED",
  "SUSPENDED",
] as const;
export type InstitutionUserStatus = (typeof institutionUserStatuses)[number];

/** The first is the default sort column. */
export const institutionUserColumns = ["name", "email", "status", "type", "lastSignIn"] as const;
export type InstitutionUserColumn = (typeof institutionUserColumns)[number];
