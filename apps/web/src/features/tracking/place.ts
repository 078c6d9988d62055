/** Where a person is, as far as it is reported. */
export interface Place {
  readonly userId: string | undefined;
  /** Its address with names in place of ids: `/dashboard/patient/{patientId}/report`. */
  readonly page: string;
}
