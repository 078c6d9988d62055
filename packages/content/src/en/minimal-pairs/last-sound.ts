import { consonantPairs } from "./pair.ts";

/** Words that differ in their last sound. */
export const lastSoundPairs = consonantPairs("last", [
  ["n", "k", "line/like", "bean/beak", "rain/rake"],
  ["m", "t", "comb/coat", "room/root", "seem/seat", "game/gate", "ham/hat"],
  ["s", "n", "bus/bun", "mice/mine", "nice/nine", "lice/line"],
  ["p", "n", "cap/can", "map/man", "pipe/pine", "soap/sewn"],
  ["t", "n", "boat/bone", "cat/can", "meat/mean", "suit/soon"],
  ["t", "s", "light/lice", "mat/mass", "right/rice", "pat/pass"],
  ["l", "t", "mail/mate", "bell/bet", "coal/coat", "heel/heat"],
  ["t", "g", "bit/big", "hut/hug", "rat/rag", "pet/peg"],
  ["k", "t", "bike/bite", "neck/net", "back/bat", "sick/sit", "lake/late"],
  ["p", "t", "cap/cat", "map/mat", "cup/cut", "hop/hot"],
  ["p", "k", "soap/soak", "lip/lick", "tap/tack", "cape/cake"],
  ["k", "g", "back/bag", "duck/dug", "pick/pig", "tack/tag"],
  ["t", "d", "seat/seed", "coat/code", "bat/bad", "neat/need", "cart/card", "hat/had"],
  ["p", "b", "cap/cab", "rope/robe", "rip/rib", "cup/cub", "mop/mob"],
  ["s", "z", "ice/eyes", "price/prize", "bus/buzz", "race/raise", "peace/peas"],
  ["n", "m", "sun/some", "cone/comb", "ran/ram", "line/lime"],
  ["n", "ng", "sun/sung", "win/wing", "ran/rang", "thin/thing", "fan/fang"],
  ["f", "v", "leaf/leave", "safe/save", "half/have", "proof/prove"],
  ["ch", "sh", "watch/wash", "catch/cash", "match/mash", "witch/wish", "ditch/dish"],
]);
