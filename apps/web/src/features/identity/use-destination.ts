import { useSearch } from "@tanstack/react-router";

export interface Destination {
  readonly returnUrl?: string;
}

/** Where the person was going when they had to log in, for the address of the next page on the way. */
export function useDestination(): Destination {
  const { returnUrl } = useSearch({ strict: false });
  return returnUrl ? { returnUrl } : {};
}
