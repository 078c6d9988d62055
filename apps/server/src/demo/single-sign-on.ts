/** What the demo's institution with an own sign-in is called at its provider, which stands on this very server. */
export const demoSignIn = {
  issuer: "/demo/sso",
  client_id: "regain",
  client_secret: "only-for-the-demo",
} as const;

/** Whom that provider knows: Ines, Ulla, who has no account with us, and two of Harbor, which may try it out. */
export const demoSignInPeople = [
  { email: "ines@example.org", name: "Ines" },
  { email: "ulla@example.org", name: "Ulla" },
  { email: "greta@example.org", name: "Greta" },
  { email: "mara@example.org", name: "Mara" },
] as const;
