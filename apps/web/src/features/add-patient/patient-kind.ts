/** Whether the patient has an account already. */
export const patientKinds = ["new", "existing"] as const;
export type PatientKind = (typeof patientKinds)[number];
