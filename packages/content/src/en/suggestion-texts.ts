/** Why an exercise is suggested, for clinicians. Placeholders in braces; percentages are without help. */
export const suggestionTexts = {
  failing:
    "{from} stayed under 60% right without help in 3 practices in a row: {percents} at level {level}, {items} items, {firstDay} to {lastDay}. This one is easier.",
  mastered:
    "{from} is mastered: {percents} right without help in 3 practices in a row at its top level {level}, {items} items, {firstDay} to {lastDay}. This one is harder.",
  wanted: "{area} is what the patient wants to improve, and no exercise for it is in the homework.",
  weakest:
    "{area} is the weakest area without homework: score {score}, all levels, {items} items, latest {date}.",
  "weakest-wanted":
    "{area} is the weakest area without homework that the patient wants to improve: score {score}, all levels, {items} items, latest {date}.",
  untried: "Nothing in {area} has been practiced yet.",
};
