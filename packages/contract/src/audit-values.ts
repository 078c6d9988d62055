/** The values of an institution's audit trail, separate from its schemas: the web's URLs use them. */

/**
 * The kinds of acts on the admins' page: sign-ins, what an admin did, what a clinician read about patients,
 * what a clinician did for patients, what was exported as a file, what people changed in their own account.
 */
export const auditKinds = [
  "sign-in",
  "administration",
  "reading",
  "treatment",
  "export",
  "account",
] as const;
export type AuditKind = (typeof auditKinds)[number];

export const auditPageSizes = [25, 50, 100] as const;
