/** The values of the welcome, separate from its schemas: the player looks up its actions. */

export const welcomeActions = [
  "START_ASSESSMENT_SESSION",
  "DEFER_ASSESSMENT",
  "START_THERAPY_SESSION",
  "CHOOSE_EXERCISES",
  "EMAIL_REPORT",
  "GET_APP",
  "CONTINUE",
] as const;
export type WelcomeAction = (typeof welcomeActions)[number];
