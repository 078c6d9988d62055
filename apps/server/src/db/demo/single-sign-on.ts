/** What the demo's institution with an own sign-in is called at its provider, which stands on this very server. */
export const demoSignIn = {
  issuer: "/demo/sso",
  client_id: "regain",
  client_secret: "only-for-the-demo",
} as const;

/** Whom that provider knows. Ines has an account with us; Ulla has none. */
export const demoSignInPeople = [
  { email: "ines@example.org", name: "Ines" },
  { email: "ulla@example.org", name: "Ulla" },
] as const;
