import { groupsOf } from "./group.ts";

/** Within one broad group: where it lives, where it is worn, what it is used for. */
export const level4 = groupsOf(4, {
  "farm animals": ["cow pig sheep goat horse", "lion whale tiger zebra"],
  fruits: ["apple banana grapes peach cherry plum", "onion carrot broccoli garlic"],
  "sea animals": ["shark lobster crab octopus seal", "tiger rabbit eagle goat"],
  "things for the feet": ["shoe boot sandal sneaker slipper", "scarf glove belt hat"],
  "things that fly": ["airplane helicopter jet rocket blimp", "ship taxi train bus"],
  "kitchen tools": ["spatula whisk ladle grater peeler", "wrench saw drill pliers"],
  "people who work with patients": ["doctor nurse surgeon dentist", "baker pilot farmer plumber"],
  desserts: ["cake pie pudding cookie brownie", "steak omelet salad soup"],
});
