/** What the server tells clinicians about their patients. Placeholders in braces. */
export const caseloadTexts = {
  /** How often somebody practiced. */
  perWeek: "{rate} days a week",
  perWeekOne: "1 day a week",
  /** For a clinician whose account is gone. */
  formerColleague: "a former colleague",
  statuses: {
    stopped: {
      label: "Needs you",
      popup: "No practice for {days} days. The last was on {date}.",
    },
    slipping: {
      label: "Slipping",
      popup: "{late} in the last 2 weeks, down from {earlier} days a week in the 4 weeks before.",
    },
    "not-started": { label: "Not started", popup: "No practice yet." },
    light: {
      label: "Light practice",
      popup: "{rate} in the last 30 days. Recommended: at least {recommended} days/week.",
    },
    "on-track": { label: "On track", popup: "{rate} in the last 30 days." },
    discharged: { label: "Discharged", popup: "Discharged on {date}: {reason}." },
  },
  attention: {
    "stopped-practising": "No practice for {days} days, after {rate} in the 4 weeks ending {date}.",
    "level-fell-twice":
      "{exercise}: moved down twice, from level {from} to level {to}, since {date}.",
    "low-accuracy":
      "{exercise}: {percent}% right without help over {count} items at level {level}, {dates}.",
    "never-signed-in": "Account created {days} days ago, never logged in.",
    /** After a sentence about one exercise. */
    alsoOne: " The same is true of 1 other exercise.",
    also: " The same is true of {count} other exercises.",
    dates: "{from} to {to}",
  },
  dischargeReasons: {
    "goals-met": "Goals met",
    plateau: "No further progress",
    "coverage-ended": "Coverage ended",
    moved: "Moved away",
    "other-care": "Continues in other care",
    health: "A change of health",
    declined: "The patient wants to stop",
    "no-contact": "Lost contact",
    other: "Other",
  },
  readmissionReasons: {
    "new-goals": "New goals",
    decline: "Abilities have declined",
    returned: "The patient came back",
    "coverage-renewed": "Coverage renewed",
    "by-mistake": "Discharged by mistake",
    other: "Other",
  },
};
