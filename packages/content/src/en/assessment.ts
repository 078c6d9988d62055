/** The texts of the baseline assessment and of the ratings after it. None of it is from a licensed instrument. */

const howHard = {
  1: "Very hard",
  2: "Hard",
  3: "Sometimes hard",
  4: "Mostly easy",
  5: "Easy",
} as const;

export const assessment = {
  /** The pictures to remember: an exercise only in the assessment. */
  recognition: {
    name: "Remember pictures",
    activity: "You look at 6 pictures. Then you find them again.",
  },
  /** What is said before the first item. */
  introduction: {
    title: "We will find the right level for you.",
    effort: "There are {items} short items. It takes about {minutes} minutes.",
    rules: [
      "You can stop at any time. Your answers are kept.",
      "Some items are easy. Some are hard. That is as it should be.",
      "We give no help here. We do not say what was right.",
    ],
    note: "This is not a diagnosis.",
  },
  say: {
    study: "Look at these 6 pictures. Remember them.",
    recognition: "Touch the 6 pictures you just saw.",
    recognitionLater: "Touch the 6 pictures you saw at the start.",
    thanks: "Thank you.",
  },
  ratings: {
    id: "everyday_life",
    title: "How everyday life goes",
    description: "You rate 8 things of everyday life, from 1 (very hard) to 5 (easy).",
    instruction: "How is this for you at the moment?",
    /** The ids never change. */
    questions: [
      { id: "find_words", text: "How hard is it to find the word you want?" },
      { id: "follow_talk", text: "How hard is it to follow a conversation with one person?" },
      { id: "follow_group", text: "How hard is it to follow a conversation in a group?" },
      { id: "read_mail", text: "How hard is it to read a letter or a message?" },
      { id: "write_note", text: "How hard is it to write a short note?" },
      { id: "remember", text: "How hard is it to remember what you planned?" },
      { id: "stay_with_it", text: "How hard is it to stay with one thing until it is done?" },
      { id: "money", text: "How hard is it to handle money and numbers?" },
    ],
    labels: howHard,
  },
} as const;
