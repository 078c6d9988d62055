/** What surveys are made of, apart from their schemas: the web's addresses name these. */

/** Surveys whose results are kept under the name of a campaign. */
export const surveyCampaigns = ["how_are_your_tasks", "end_of_trial"] as const;
export type SurveyCampaign = (typeof surveyCampaigns)[number];
