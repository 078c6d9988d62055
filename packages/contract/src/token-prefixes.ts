/** Lets logs and secret scanners recognize our tokens wherever they turn up, and us tell one kind from another. */
export const tokenPrefixes = { session: "rgn_", link: "rgl_", submit: "rgns_" } as const;
export type TokenKind = keyof typeof tokenPrefixes;
