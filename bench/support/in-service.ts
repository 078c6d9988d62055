/**
 * As in production, which cannot run without cards and mail: answers are not checked, only cut to the fields their
 * contract names.
 */
export const inService = { APP_ENV: "staging" } as const;
