/** Separate from the code that uses them: addresses are read before anything of a report is loaded. */
export const reportTabs = ["skill-areas", "tasks", "assessments"] as const;
export type ReportTab = (typeof reportTabs)[number];

/** The tab of an address that names none. */
export const firstTab: ReportTab = "skill-areas";
