/** Which of a long list that a job walks through: those after an id, or one alone, looked at again before it is acted on. */
export type PartOfList =
  | { readonly after: string; readonly most: number }
  | { readonly patientId: string };
