/**
 * The fields of the specification's entities, by their names on the wire: `a.b` is b within a, or within each element
 * of a list or table a.
 */

/** The names of a thing's fields, prefixed with its own. */
const within = (thing: string, ...names: readonly string[]): string[] =>
  names.map((name) => `${thing}.${name}`);

export const performance = [
  "patientName",
  ...within("summary", "accuracy", "tasksCompleted", "daysActivePerWeek"),
  ...within(
    "sections.domains",
    "displayName",
    "systemName",
    "description",
    ...within("baseline", "value", "description", "date"),
    ...within("latest", "value", "description", "date"),
    "nextMilestone",
    "radarDisplayOrder",
    "domainName",
  ),
  ...within(
    "sections.tasks",
    "displayName",
    "description",
    "activityDescription",
    "documentationSkillReport",
    "skillAreas",
    "instructionalVideoPath",
    "typeId",
    ...within("levels.accuracy", "baseline", "latest", "min", "max", "unit", "isInverted"),
    ...within("levels.latency", "baseline", "latest", "min", "max", "unit", "isInverted"),
    ...within("levels.baselineCues", "numCues", "cueType"),
    ...within("levels.latestCues", "numCues", "cueType"),
  ),
  ...within(
    "sections.assessments",
    "id",
    "title",
    "description",
    ...within("questions", "id", "questionText"),
    ...within("questions.baseline", "value", "date", "label"),
    ...within("questions.latest", "value", "date", "label"),
    ...within("questions.labels", "value", "text"),
  ),
];

export const detailedTable = [
  ...within("table.columnList", "startDate", "endDate"),
  ...within("table.rowList", "taskTypeSystemName", "taskLevel", "taskDetail"),
  ...within(
    "table.array",
    "dateRange",
    "location",
    "completedTasks",
    "accuracy",
    "accuracyMean",
    "accuracyPercentile",
    "latency",
    "latencyMean",
    "latencyPercentile",
    "sessionIds",
  ),
];

export const responses = within(
  "responses",
  "responseId",
  "patientId",
  "accuracy",
  "latency",
  "startTime",
);

export const welcomeActivity = [
  "resourceUrl",
  ...within("screenData", "imagePath", "messageText1", "messageText2", "showSubscribe"),
  ...within("screenData.primaryButton", "text", "action"),
  ...within("screenData.secondaryButton", "text", "action"),
  ...within("therapyData", "daysText", "daysList", "assessmentText"),
  ...within("therapyData.accuracy", "text", "imagePath"),
  "sessionData.scheduleId",
];

export const therapySession = [
  ...within("tasks", "sessionId", "taskType", "taskId"),
  ...within("taskTypes", "typeId", "displayName", "defaultViewClassName", "instructionalVideoPath"),
];

export const caseload = [
  ...within("Patients", "patientId", "patientUsername", "email"),
  ...within("rows", "patientId", "patientUsername", "dateLastActive", "daysActivePerWeek"),
  ...within("rows", "homeExercises", "clinicExercises"),
  ...within("rows.status", "statusLabel", "statusIcon", "statusPopup", "sortOrder"),
  ...within(
    "Summary",
    "numPatients",
    "numAddedPatients",
    "numDischargedPatients",
    "totalExercises",
    "addedTotalExercises",
    "homeExercises",
    "addedHomeExercises",
  ),
  "StatusTypes",
];

export const plans = [
  "description",
  "couponMessage",
  "couponMessageSuccess",
  ...within(
    "plans",
    "id",
    "title",
    "productName",
    "productDescription",
    "amount",
    "amountDisplay",
    "currency",
    "discountedAmount",
    "discountedAmountDisplay",
    "discountAmount",
    "discountUnit",
    "discountDuration",
    "discountDurationMonths",
    "durationMonths",
    "savingsDescription",
  ),
];

export const confirmation = [
  "trialing",
  "numTrialDays",
  "planSubtotal",
  "planTotal",
  "planTitle",
  "couponMessage",
  "chargeDate",
  "chargePeriod",
  "unitAmount",
];

export const calendar = within("days", "date", "inClinic", "duration", "completedTaskCount");
