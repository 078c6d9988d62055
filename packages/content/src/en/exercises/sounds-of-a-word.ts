import { exerciseTexts } from "../../types.ts";

export const soundsOfAWord = exerciseTexts({
  name: "Sounds of a word",
  activity: "You listen for rhymes, first sounds and syllables.",
  documentation:
    "Phonological components analysis: rhyme, first sound and number of syllables, with foils that come closer in sound and spelling.",
  say: {
    instructions: "Which word rhymes with this one?",
    first: "Which word starts with the same sound?",
    syllables: "How many beats does this word have?",
    picture: "The thing that the word names",
    answer: "The word {target} rhymes with {word}.",
    answerFirst: "{target} and {word} start with the same sound.",
    answerSyllables: "The word {target} has {count}.",
    oneBeat: "1 beat",
    beats: "{count} beats",
  },
});
