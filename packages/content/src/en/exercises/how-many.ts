import { exerciseTexts } from "../../types.ts";

export const howMany = exerciseTexts({
  name: "How many",
  activity: "You count, compare or guess how many things there are.",
  documentation: "Quantity: counting, comparing and estimating amounts.",
  say: {
    instructions: "How many do you see?",
    compareMore: "Touch the group that has more.",
    compareFewer: "Touch the group that has fewer.",
    estimate: "About how many do you see? You do not need to count.",
    things: "A group of things",
    group: "Group {number}",
    about: "About {count}",
    answer: "There are {count}.",
    answerOne: "There is 1.",
    answerMore: "{more} is more than {fewer}.",
    answerFewer: "{fewer} is less than {more}.",
    answerEstimate: "There are about {count}.",
  },
});
