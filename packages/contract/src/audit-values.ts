/** What the trail of an institution is made of, apart from its schemas: the web's addresses name these. */

/**
 * Where an act stands on the admins' page: who came and went, what an admin did, what a clinician read of patients, what
 * a clinician did for patients, what was taken out as a file, what people changed of their own account.
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
