/** The values of surveys, separate from their schemas: the web's URLs use them. */

/** Surveys whose results are stored under the name of a campaign. */
export const surveyCampaigns = ["how_are_your_tasks", "end_of_trial"] as const;
export type SurveyCampaign = (typeof surveyCampaigns)[number];
