import { groupsOf } from "./group.ts";

/** Close neighbors of one kind. */
export const level5 = groupsOf(5, {
  "instruments with strings": ["violin guitar harp cello banjo", "trumpet drum flute tuba"],
  insects: ["bee ant beetle mosquito grasshopper", "snail mouse frog crab"],
  "winter clothes": ["gloves scarf mittens parka earmuffs", "shorts sandals swimsuit sunglasses"],
  "things made of paper": ["newspaper envelope map ticket calendar", "window spoon pillow coin"],
  months: ["March May August October December", "Monday summer noon weekend"],
  "things that cut": ["scissors knife saw razor axe", "spoon brush bottle towel"],
  "things that give light": ["lamp candle flashlight lantern bulb", "mirror curtain pillow carpet"],
  "ball games": ["basketball soccer tennis baseball golf", "swimming skiing chess boxing"],
  "dairy foods": ["milk cheese butter yogurt cream", "bread honey rice ham"],
});
