/** Apart from what is done with them: addresses are read before anything of a report is loaded. */
export const reportTabs = ["skill-areas", "tasks", "assessments"] as const;
export type ReportTab = (typeof reportTabs)[number];

/** What an address without a tab means. */
export const firstTab: ReportTab = "skill-areas";
