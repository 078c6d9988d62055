/** An hour, in ms. */
export const hourMs = 3_600_000;

/** A day of 24 hours, in ms. A calendar day is what `@regain/therapy/days` counts: some have 23 or 25 hours. */
export const dayMs = 86_400_000;
