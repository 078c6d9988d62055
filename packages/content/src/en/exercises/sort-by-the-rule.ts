import { exerciseTexts } from "../../types.ts";

export const sortByTheRule = exerciseTexts({
  name: "Sort by the rule",
  activity: "You sort things by a rule. Then the rule may change.",
  documentation:
    "Mental flexibility and categorization: sorting by one feature and shifting to another when the rule changes.",
  say: {
    instructions: "Put each thing in its group.",
    instructionsSwitch: "Check the rule. It may have changed.",
    bothRules: "Left to right: {across}. Top to bottom: {down}. Fit both rules.",
    rule: "The rule: {rule}.",
    answer: "{group}: {words}.",
  },
});
