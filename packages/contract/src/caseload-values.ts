/** The values of patient lists, separate from their schemas: the web's URLs use them. */

/** The statuses of a patient's practice, most in need of the clinician first. */
export const caseloadStatuses = [
  "stopped",
  "slipping",
  "not-started",
  "light",
  "on-track",
  "discharged",
] as const;
export type CaseloadStatus = (typeof caseloadStatuses)[number];

export const caseloadColumns = [
  "username",
  "status",
  "lastActivity",
  "homeExercises",
  "clinicExercises",
  "averageActivity",
] as const;
export type CaseloadColumn = (typeof caseloadColumns)[number];

export const pageSizes = [10, 25, 50, 100] as const;
export const defaultPageSize = 25;
