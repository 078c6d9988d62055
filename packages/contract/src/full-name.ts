export interface Named {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** First and last name of a person, as far as they are known; empty where neither is. */
export const fullName = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].filter(Boolean).join(" ");

/** What a person with an account is called: the name, else what they log in with. */
export const accountName = (person: Named & { readonly username: string }): string =>
  fullName(person) || person.username;
