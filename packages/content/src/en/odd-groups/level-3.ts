import { groupsOf } from "./group.ts";

/** Against a related group: fruit and vegetables, birds and other animals. */
export const level3 = groupsOf(3, {
  drinks: ["coffee milk juice tea water lemonade", "bread cheese rice cookie"],
  vegetables: ["carrot onion broccoli spinach potato", "bread cake steak honey"],
  birds: ["owl eagle parrot robin sparrow crow", "dog snake frog horse"],
  "things with wheels": ["car bus van wagon truck", "canoe rowboat sled raft"],
  "things for the head": ["hat cap helmet crown bonnet", "socks boots gloves belt"],
  "things to write with": ["pen pencil crayon marker chalk", "paper folder envelope stapler"],
  "parts of the face": ["nose mouth eye chin cheek", "knee elbow toe hip"],
  "things for the bathroom": ["soap towel toothbrush shampoo razor", "fork hammer pillow stamp"],
});
