import { questionsOf } from "./question.ts";

/** Rarer words, ideas and feelings. */
export const level6 = questionsOf(6, [
  [
    "What do you call a doctor who operates on people?",
    "surgeon/a surgeon",
    "This person works with a scalpel.",
  ],
  [
    "What do you call someone who designs buildings?",
    "architect/an architect",
    "This person draws the plans.",
    "ah",
  ],
  [
    "What do you call someone who studies the stars?",
    "astronomer/scientist",
    "This person has a telescope.",
    "uh",
  ],
  [
    "What do you call someone who flies to the moon?",
    "astronaut/an astronaut",
    "This person wears a space suit.",
    "aah",
  ],
  [
    "What do you call someone who writes books?",
    "author/writer/novelist",
    "The name is on the cover.",
    "aw",
  ],
  [
    "What do you call someone who leads an orchestra?",
    "conductor/maestro",
    "This person waves a baton.",
  ],
  [
    "What do you call someone who turns one language into another?",
    "translator/interpreter",
    "This person speaks 2 languages.",
  ],
  [
    "What do you call someone who lives next door?",
    "neighbor/my neighbor/a neighbor",
    "You may share a fence.",
  ],
  [
    "What do you call someone who speaks for you in court?",
    "lawyer/attorney",
    "You pay this person for legal advice.",
  ],
  [
    "What do you call someone who sees a crime happen?",
    "witness/eyewitness/a witness",
    "The police ask what this person saw.",
  ],
  [
    "What do you call someone who eats no meat?",
    "vegetarian/vegan/a vegetarian",
    "This person has beans in place of beef.",
  ],
  [
    "What do you feel when somebody gives you a nice surprise?",
    "joy/happiness/surprise/happy/delight/excitement",
    "It is a glad feeling.",
  ],
  ["What do you need so that you can wait calmly?", "patience", "You stay calm and do not rush."],
  [
    "What do you show when you say thank you?",
    "gratitude/thanks/appreciation",
    "It is a warm feeling toward a giver.",
  ],
  [
    "What do you call a promise in writing that 2 sides sign?",
    "contract/agreement/a contract",
    "A lawyer may write it.",
  ],
  [
    "What do you call the money you earn at work?",
    "salary/pay/wages/income/paycheck",
    "You get it every month or week.",
  ],
  ["What do you call money that you pay to the state?", "taxes/tax", "They are due in April."],
  ["What do you pay each month for an apartment?", "rent/the rent", "The landlord gets it."],
  [
    "What do you call a paper that proves you paid?",
    "receipt/a receipt",
    "The cashier hands it to you.",
  ],
  [
    "What do you call the paper from a doctor for medicine?",
    "prescription/a prescription",
    "You take it to the pharmacy.",
  ],
  [
    "What do you call a vote to choose a leader?",
    "election/an election",
    "It is held in November.",
    "ih",
  ],
  [
    "What do you call the story of a person's own life?",
    "autobiography/memoir",
    "The person wrote it.",
    "aw",
  ],
  ["What do you call a round map of the world?", "globe/a globe", "You can spin it."],
  [
    "What do you call the line where the sky meets the sea?",
    "horizon/the horizon",
    "The sun sets behind it.",
  ],
  [
    "What do you call the force that pulls things down?",
    "gravity",
    "An apple falls because of it.",
  ],
  [
    "What do you call it when the ground shakes?",
    "earthquake/an earthquake/quake/tremor",
    "Houses may tremble.",
    "er",
  ],
  [
    "What do you call a tool that makes small things look large?",
    "microscope/magnifying glass",
    "It stands in a lab.",
  ],
  [
    "What does a doctor listen to your heart with?",
    "stethoscope/a stethoscope",
    "It hangs around the neck.",
  ],
  ["What secret do you type to log in?", "password/passcode", "Never tell it to anyone."],
  [
    "What do you call a party to celebrate a marriage?",
    "wedding/reception/wedding reception",
    "There is a bride and a cake.",
  ],
  [
    "What do you call the day each year when you turn older?",
    "birthday/my birthday",
    "There is a cake with candles.",
  ],
  ["What do you call 100 years?", "century/a century", "It has 10 decades.", "suh"],
  ["What do you call 10 years?", "decade/a decade", "The nineties were one."],
  ["What do you call an area with many trees?", "forest/woods/wood", "Bears and deer live there."],
  ["What do you call a long dry time with no rain?", "drought/dry spell", "Crops do badly in it."],
  [
    "What do you make before you see the doctor?",
    "appointment/an appointment",
    "You make it by phone.",
    "uh",
  ],
]);
