export interface Named {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** First and last name of a person, as far as known; empty if neither is. */
export const fullName = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].filter(Boolean).join(" ");

/** The display name of a person with an account: the name, else the username. */
export const accountName = (person: Named & { readonly username: string }): string =>
  fullName(person) || person.username;
