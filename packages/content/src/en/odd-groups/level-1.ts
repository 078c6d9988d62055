import { groupsOf } from "./group.ts";

/** Living things, food and objects: nothing is shared. */
export const level1 = groupsOf(1, {
  animals: ["dog cat horse cow lion bear rabbit", "shoe spoon window car"],
  "things to eat": ["bread cheese apple soup rice cake", "chair hammer sock bus"],
  clothes: ["shirt coat dress pants socks scarf", "egg tree bird spoon"],
  furniture: ["bed chair table couch desk", "banana dog rain shoe"],
  "parts of the body": ["hand foot nose knee elbow ear", "lamp cheese car book"],
  vehicles: ["car bus truck train taxi van", "onion cat shirt flower"],
  "family members": ["mother father sister brother uncle aunt", "pencil carrot truck table"],
  colors: ["red blue green yellow purple", "dog chair soup hat"],
});
