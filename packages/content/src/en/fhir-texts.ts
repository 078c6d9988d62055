/** What figures and forms are called when other record systems read them. Placeholders in braces. */
export const fhirTexts = {
  bundle: "Results of practice in Regain",
  device: "Regain, cognitive and speech practice in the browser",
  codeSystems: {
    exercises: { name: "RegainExercises", title: "Exercises of Regain" },
    skillAreas: { name: "RegainSkillAreas", title: "Skill areas of Regain" },
    measures: { name: "RegainMeasures", title: "Measures of practice in Regain" },
    ratings: { name: "RegainEverydayRatings", title: "Ratings of everyday life in Regain" },
  },
  measures: {
    level: "Level of the exercise",
    items: "Items answered or skipped",
    "scored-items": "Items scored: not skipped",
    accuracy: "Mean accuracy of scored items, help allowed",
    "accuracy-without-help": "Mean accuracy of scored items, an item with help counted as 0",
    latency:
      "Mean time from when an item can be answered to its last response; of an answer, where questions come at set times",
    "timed-items": "Items that the mean time is based on",
    "cues-semantic": "Semantic cues asked for",
    "cues-phonemic": "Phonemic cues asked for",
    "cues-graphemic": "Graphemic cues asked for",
    "cues-full": "Whole answers asked for",
    hints: "Parts shown as a hint",
    "marked-right": "Spoken answers that count as right because the patient said so",
    corrected: "Items that a clinician has corrected",
    "all-practice": "All practice at this level",
    baseline: "Baseline: the first practice days that together hold 10 scored items or more",
    latest: "Latest: the last 3 practice days with scored items",
    "practice-report": "Report of practice",
  },
  exerciseAtLevel: "{exercise}, level {level}",
  report: "Report of practice, {from} to {to}",
} as const;
