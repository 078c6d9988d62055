/** Let logs and secret scanners tell our tokens wherever they turn up, and us one kind from the other. */
export const tokenPrefixes = { session: "rgn_", link: "rgl_", submit: "rgns_" } as const;
export type TokenKind = keyof typeof tokenPrefixes;
