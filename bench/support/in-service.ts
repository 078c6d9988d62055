/** As in production, which cannot be without cards and mail: no answer is checked against its contract. */
export const inService = { APP_ENV: "staging" } as const;
