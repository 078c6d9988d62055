import { vowelPairs } from "./pair.ts";

/** Words that differ in their vowel. */
export const vowelSoundPairs = vowelPairs([
  ["ee", "o", "seek/sock", "heat/hot", "neat/knot"],
  ["ee", "u", "beat/but", "seen/sun"],
  ["oo", "a", "boot/bat", "moon/man", "pool/pal", "room/ram"],
  ["oo", "e", "boot/bet", "moon/men", "tool/tell"],
  ["ay", "o", "lake/lock", "rake/rock"],
  ["oh", "a", "boat/bat", "coat/cat"],
  ["oh", "i", "boat/bit"],
  ["i", "o", "sick/sock", "hit/hot", "pit/pot", "lick/lock"],
  ["i", "u", "bit/but", "fin/fun", "big/bug", "hit/hut", "rib/rub"],
  ["e", "o", "net/knot", "neck/knock", "get/got", "pet/pot"],
  ["ee", "oh", "meat/moat", "beat/boat"],
  ["ee", "oo", "beat/boot", "tea/two", "feel/fool", "seep/soup"],
  ["ee", "i", "sheep/ship", "seat/sit", "feet/fit", "heel/hill", "leap/lip", "beat/bit"],
  ["ee", "ay", "meal/mail", "see/say", "feel/fail"],
  ["i", "e", "pit/pet", "bill/bell", "sit/set", "pig/peg", "bit/bet", "lift/left"],
  ["e", "a", "pen/pan", "bed/bad", "men/man", "bet/bat", "send/sand"],
  ["ay", "e", "late/let", "main/men", "pain/pen", "tale/tell", "wait/wet"],
  ["a", "o", "cat/cot", "hat/hot", "map/mop", "tap/top", "sack/sock"],
  ["u", "o", "cup/cop", "nut/knot", "luck/lock", "hut/hot"],
  ["oo", "oh", "boot/boat", "soup/soap", "grew/grow", "room/roam"],
]);
