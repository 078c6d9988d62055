import { groupsOf } from "./group.ts";

/** Everyday things against other everyday groups. */
export const level2 = groupsOf(2, {
  fruits: ["apple banana pear grapes peach cherry", "hammer shirt bus lamp"],
  tools: ["hammer saw wrench drill screwdriver", "pear sock duck cake"],
  birds: ["owl eagle duck parrot swan robin", "table spoon jacket truck"],
  "musical instruments": ["piano guitar violin drum flute trumpet", "shoe apple ladder bed"],
  "days of the week": ["Monday Tuesday Thursday Friday Sunday", "window blue seven carrot"],
  "kinds of weather": ["rain snow wind fog hail", "pencil sister bread couch"],
  numbers: ["two five seven nine twelve", "cat green spoon door"],
  "rooms of a house": ["kitchen bedroom bathroom hallway basement", "potato horse glove bus"],
});
