/** Whether the patient already has an account. */
export const patientKinds = ["new", "existing"] as const;
export type PatientKind = (typeof patientKinds)[number];
