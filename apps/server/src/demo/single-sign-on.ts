/** How the demo's institution with its own sign-in is registered at its provider, which runs on this very server. */
export const demoSignIn = {
  issuer: "/demo/sso",
  client_id: "regain",
  client_secret: "only-for-the-demo",
} as const;

/**
 * The people that provider knows: Ines; Ulla, who has no account with us; and two from Harbor, which may try it out.
 */
export const demoSignInPeople = [
  { email: "ines@example.org", name: "Ines" },
  { email: "ulla@example.org", name: "Ulla" },
  { email: "greta@example.org", name: "Greta" },
  { email: "mara@example.org", name: "Mara" },
] as const;
