/** Recommended amounts of practice, wherever they are shown or used. */

/** Days of practice per week below which reports and the list of patients recommend more. */
export const recommendedDaysPerWeek = 3;

/** The goal in days of practice per week: the welcome counts toward it, and reminders start with it. */
export const goalDaysPerWeek = 5;
