/** What the server says on the welcome screen and in the report. Placeholders in braces. */
export const messages = {
  greetings: {
    /** From 5 a.m. */
    morning: "Good morning, {name}.",
    /** From noon. */
    afternoon: "Good afternoon, {name}.",
    /** From 6 p.m. */
    evening: "Good evening, {name}.",
  },
  practice: {
    plan: "Your practice today has {exercises} exercises. It takes about {minutes} minutes. You can stop at any time.",
    planOne:
      "Your practice today has 1 exercise. It takes about {minutes} minutes. You can stop at any time.",
    continue:
      "You have {items} items left in this practice. They take about {minutes} minutes. You can stop at any time.",
    continueOne: "You have 1 item left in this practice. You can stop at any time.",
    first:
      "This is your first practice. It has {exercises} exercises. It takes about {minutes} minutes. You can stop at any time.",
    finished: "You finished today's practice. Well done.",
    rest: "You can rest today. You can also practice some more.",
    empty: "There is no practice planned yet. Ask your clinician or choose your own exercises.",
    trialEnded: "Your free trial has ended. Subscribe to continue your practice.",
    trialDaysLeft: "Your free trial ends in {days} days.",
    trialTomorrow: "Your free trial ends tomorrow.",
    trialLastDay: "Your free trial ends today.",
  },
  assessment: {
    offer: "First, we will find the right level for you. It takes about {minutes} minutes.",
    continue: "You have started to find your level. You can continue now.",
    notDiagnosis: "This is not a diagnosis.",
    /** It was deferred today. */
    tomorrow: "You can find your level tomorrow.",
    /** An unfinished practice comes first. */
    later: "You can find your level later.",
    rate: "Last step: rate {things} things of everyday life. It takes 2 minutes.",
    rateRest: "{things} things of everyday life are left to rate.",
    rateLast: "One thing of everyday life is left to rate.",
  },
  buttons: {
    start: "Start today's practice",
    startFirst: "Start your first practice",
    continue: "Continue today's practice",
    more: "Practice some more",
    choose: "Choose exercises",
    startAssessment: "Find my level",
    continueAssessment: "Continue",
    rate: "Rate my everyday life",
    deferAssessment: "Do this later",
    report: "See my report",
    emailReport: "Email my report",
    dashboard: "Go to my dashboard",
    getApp: "Get the app",
    setUp: "Finish my sign-up",
  },
  week: {
    days: "This week: {done} of {goal} days",
    more: "This week: {done} days. The goal is {goal}.",
    accuracy: "{percent}% right without help this week",
    labels: { mon: "Mon", tue: "Tue", wed: "Wed", thu: "Thu", fri: "Fri", sat: "Sat", sun: "Sun" },
  },
  levels: {
    up: "You moved up a level in {exercise}.",
    down: "{exercise} is one level easier now.",
    /**
     * Why a level changed. `{percents}` are those of the blocks it is based on, which people know as
     * practices: `80% and 90%`.
     */
    reasons: {
      "two-blocks-high": "2 practices in a row at 80% or more without help: {percents}.",
      "one-block-very-high": "One practice with 90% or more right without help: {percents}.",
      "three-blocks-very-high": "3 practices in a row at 90% or more without help: {percents}.",
      "one-block-very-low": "One practice with less than 50% right without help: {percents}.",
      "two-blocks-low": "2 practices in a row under 60% right without help: {percents}.",
      "set-by-clinician": "A clinician set this level.",
      "placed-by-assessment": "“Find my level” set this level.",
    },
    and: "{first} and {last}",
  },
  areaScores: {
    baseline: "At the start, {date}",
    latest: "Latest, {date}",
  },
  /** What changed between baseline and latest, with the figures and days that it is based on. */
  changes: {
    area: "From {from} on {fromDate} to {to} on {toDate}.",
    level:
      "Level {level}: from {from}% to {to}% right without help. Items: {fromItems} on {fromDate}, {toItems} on {toDate}.",
    kinds: {
      up: "That is up by more than the usual ups and downs.",
      down: "That is down by more than the usual ups and downs.",
      "within-noise": "That is within the usual ups and downs.",
      "level-found":
        "The first items were too easy. Part of the rise comes from finding the right level.",
      /** The same, if the later figure is not higher. */
      "level-found-no-rise": "The first items were too easy to compare with.",
      "too-early": "It is too early to compare. More days of practice are needed.",
    },
    /** Instead of the kind, if only some exercises of an area can be compared. */
    compared: {
      up: "{compared} of {all} exercises can be compared. They went up {points} points, more than the usual ups and downs.",
      down: "{compared} of {all} exercises can be compared. They went down {points} points, more than the usual ups and downs.",
      "within-noise":
        "{compared} of {all} exercises can be compared. They stayed within the usual ups and downs.",
    },
  },
  areas: {
    auditory_comprehension: {
      name: "Auditory comprehension",
      description: "Understanding what you hear.",
    },
    attention: { name: "Attention", description: "Staying with what you see or hear." },
    executive_functioning: {
      name: "Executive functioning",
      description: "Planning, ordering and changing how you do things.",
    },
    visual: { name: "Visual", description: "Making sense of what you see." },
    reading: { name: "Reading", description: "Understanding what you read." },
    quantitative: { name: "Quantitative", description: "Working with numbers, time and money." },
    memory: { name: "Memory", description: "Keeping things in mind and finding them again." },
    writing: { name: "Writing", description: "Spelling and writing words." },
    speaking: { name: "Speaking", description: "Finding and saying words." },
  },
};
