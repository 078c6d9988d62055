/** What is recommended of practice, wherever it is said or gone by. */

/** Days of practice a week below which reports and the list of patients recommend more. */
export const recommendedDaysPerWeek = 3;

/** Days of practice a week that do good: the welcome counts towards them, and reminders begin with as many. */
export const goalDaysPerWeek = 5;
