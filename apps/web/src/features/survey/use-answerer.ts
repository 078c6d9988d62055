import { useState } from "react";
import { useCurrentUser } from "../../lib/current-user.ts";
import { clearLinkToken, readLinkToken } from "../../lib/link-token.ts";
import type { Answerer } from "./answerer.ts";

/**
 * The person answering on the page at this path.
 * @returns also what to do if the link does not work but somebody is signed in
 */
export function useAnswerer(path: string) {
  const userId = useCurrentUser()?.user.userId;
  const [token, setToken] = useState(() => readLinkToken(path));
  const answerer: Answerer = { token, userId };
  const goOnWithoutLink = () => {
    clearLinkToken(path);
    setToken(undefined);
  };
  return {
    answerer,
    goOnWithoutLink: token !== undefined && userId !== undefined ? goOnWithoutLink : undefined,
  };
}
