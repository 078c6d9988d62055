/** As in production, which cannot be without cards and mail: answers are not checked, only cut to what their contract names. */
export const inService = { APP_ENV: "staging" } as const;
