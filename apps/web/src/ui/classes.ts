/** Joins class names; false or missing ones are left out. */
export const classes = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(" ");
