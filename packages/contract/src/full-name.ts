/** First and last name of a person, as far as they are known; empty where neither is. */
export const fullName = ({
  firstName,
  lastName,
}: {
  readonly firstName: string | null;
  readonly lastName: string | null;
}): string => [firstName, lastName].filter(Boolean).join(" ");
