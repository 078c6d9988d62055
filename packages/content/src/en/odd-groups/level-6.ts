import { groupsOf } from "./group.ts";

/** What things are like and what words mean. */
export const level6 = groupsOf(6, {
  "words for happy": ["glad cheerful joyful pleased delighted", "tired angry curious hungry"],
  "words for big": ["huge giant enormous vast immense", "narrow heavy bright round"],
  "ways to speak": ["whisper shout mumble chat talk", "listen stare nap hop"],
  "ways to walk": ["stroll march limp hike stride", "swim read sit sing"],
  "ways to cook": ["boil fry bake roast grill", "chew pour wash serve"],
  metals: ["gold silver iron copper steel", "wood glass leather paper"],
  "units of time": ["second minute hour week century", "mile pound dollar gallon"],
  "family members who are women": [
    "mother sister aunt niece daughter",
    "uncle nephew father brother",
  ],
  fabrics: ["cotton wool silk linen denim", "glass copper brick plastic"],
  feelings: ["joy anger fear pride sorrow", "height price speed length"],
});
