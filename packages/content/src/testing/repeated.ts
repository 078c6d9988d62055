/** The members that occur in a list more than once. */
export const repeated = (list: readonly string[]): string[] => [
  ...new Set(list.filter((member, index) => list.indexOf(member) !== index)),
];
