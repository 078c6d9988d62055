import type { SortSet } from "../types.ts";
import { rule } from "./sort-rule.ts";

/** The same things sorted by one feature, then by another. */
export const sortSets: readonly SortSet[] = [
  {
    id: "fruit-and-vegetables",
    rules: [
      rule("Sort by kind", {
        Fruit: ["apple", "cherries", "pear", "lemon", "banana"],
        Vegetables: ["pepper", "peas", "corn", "broccoli"],
      }),
      rule("Sort by color", {
        Red: ["apple", "cherries"],
        Yellow: ["lemon", "banana", "corn"],
        Green: ["pear", "pepper", "peas", "broccoli"],
      }),
    ],
  },
  {
    id: "animals-that-fly",
    rules: [
      rule("Sort by what can fly", {
        "Can fly": ["eagle", "owl", "bee", "butterfly"],
        "Cannot fly": ["penguin", "ant", "dog", "horse"],
      }),
      rule("Sort by the number of legs", {
        "2 legs": ["eagle", "owl", "penguin"],
        "4 legs": ["dog", "horse"],
        "6 legs": ["bee", "butterfly", "ant"],
      }),
    ],
  },
  {
    id: "land-and-sea",
    rules: [
      rule("Sort by where it lives", {
        "On land": ["cow", "zebra", "panda", "elephant", "mouse"],
        "In the sea": ["shark", "fish", "jellyfish"],
      }),
      rule("Sort by color", {
        "Black and white": ["cow", "zebra", "panda"],
        Gray: ["elephant", "mouse", "shark"],
        Blue: ["fish", "jellyfish"],
      }),
    ],
  },
  {
    id: "clothes-for-the-weather",
    rules: [
      rule("Sort by the weather", {
        "For warm days": ["sandal", "shorts", "cap", "swimsuit"],
        "For cold days": ["boot", "gloves", "coat", "scarf"],
      }),
      rule("Sort by where you wear it", {
        "On hands or feet": ["sandal", "boot", "gloves"],
        "On head or body": ["shorts", "cap", "swimsuit", "coat", "scarf"],
      }),
    ],
  },
  {
    id: "ways-to-travel",
    rules: [
      rule("Sort by where it moves", {
        "On the road": ["car", "truck", "bicycle"],
        "On water": ["ship", "canoe", "sailboat"],
        "In the air": ["airplane", "helicopter", "parachute"],
      }),
      rule("Sort by what has a motor", {
        "Has a motor": ["car", "truck", "ship", "airplane", "helicopter"],
        "Has no motor": ["bicycle", "canoe", "sailboat", "parachute"],
      }),
    ],
  },
  {
    id: "music",
    rules: [
      rule("Sort by how you play it", {
        Blow: ["trumpet", "trombone", "saxophone"],
        "Pluck the strings": ["guitar", "harp"],
        "Hit or squeeze": ["drum", "accordion"],
      }),
      rule("Sort by color", {
        Gold: ["trumpet", "trombone", "saxophone", "harp"],
        Red: ["guitar", "drum", "accordion"],
      }),
    ],
  },
  {
    id: "light-and-news",
    rules: [
      rule("Sort by what it does", {
        "Gives light": ["candle", "flashlight", "bulb"],
        "Brings news": ["newspaper", "radio", "television"],
        "Takes a message": ["telephone", "envelope"],
      }),
      rule("Sort by what makes a sound", {
        "Makes a sound": ["radio", "television", "telephone"],
        "Makes no sound": ["flashlight", "bulb", "candle", "newspaper", "envelope"],
      }),
    ],
  },
  {
    id: "tools-and-places",
    rules: [
      rule("Sort by where you keep it", {
        Kitchen: ["knife", "spoon", "plate"],
        Bathroom: ["toothbrush", "comb", "razor"],
        Garage: ["saw", "hammer", "wrench"],
      }),
      rule("Sort by what it does", {
        Cuts: ["knife", "razor", "saw"],
        "Does not cut": ["spoon", "plate", "toothbrush", "comb", "hammer", "wrench"],
      }),
    ],
  },
  {
    id: "games",
    rules: [
      rule("Sort by what you do with it", {
        "Ride it": ["skateboard", "sled"],
        "Throw it": ["baseball", "basketball", "football", "boomerang"],
        "Win it": ["trophy", "medal"],
      }),
      rule("Sort by shape", {
        Round: ["baseball", "basketball", "medal"],
        "Not round": ["skateboard", "sled", "football", "boomerang", "trophy"],
      }),
    ],
  },
  {
    id: "light-in-the-sky",
    rules: [
      rule("Sort by where it is", {
        "In the sky": ["sun", "moon", "lightning", "cloud", "kite"],
        "Not in the sky": ["fire", "candle", "rock", "tree"],
      }),
      rule("Sort by what gives light", {
        "Gives light": ["sun", "moon", "lightning", "fire", "candle"],
        "Gives no light": ["cloud", "kite", "rock", "tree"],
      }),
    ],
  },
  {
    id: "meals",
    rules: [
      rule("Sort by the meal", {
        Breakfast: ["pancakes", "bacon", "egg"],
        "Lunch or dinner": ["hamburger", "pizza", "spaghetti"],
        Dessert: ["cake", "pie", "cookie"],
      }),
      rule("Sort by taste", {
        Sweet: ["pancakes", "cake", "pie", "cookie"],
        "Not sweet": ["bacon", "egg", "hamburger", "pizza", "spaghetti"],
      }),
    ],
  },
  {
    id: "the-body",
    rules: [
      rule("Sort by where it is", {
        "On the head": ["eye", "ear", "nose", "mouth"],
        "Not on the head": ["hand", "foot", "heart", "lungs"],
      }),
      rule("Sort by how many you have", {
        "You have 1": ["nose", "mouth", "heart"],
        "You have 2": ["eye", "ear", "hand", "foot", "lungs"],
      }),
    ],
  },
  {
    id: "things-that-hold-things",
    rules: [
      rule("Sort by what goes in", {
        "Food or drink": ["teapot", "bottle", "jar", "can"],
        "Other things": ["suitcase", "bucket", "toolbox", "mailbox"],
      }),
      rule("Sort by what has a handle", {
        "Has a handle": ["teapot", "suitcase", "bucket", "toolbox"],
        "Has no handle": ["bottle", "jar", "can", "mailbox"],
      }),
    ],
  },
  {
    id: "big-and-small-animals",
    rules: [
      rule("Sort by size", {
        "Bigger than a person": ["horse", "cow", "elephant", "giraffe"],
        "Smaller than a person": ["chicken", "rooster", "frog", "spider"],
      }),
      rule("Sort by where it lives", {
        "On a farm": ["horse", "cow", "chicken", "rooster"],
        "In the wild": ["elephant", "giraffe", "frog", "spider"],
      }),
    ],
  },
  {
    id: "soft-and-hard",
    rules: [
      rule("Sort by touch", {
        Soft: ["feather", "sponge", "socks", "couch"],
        Hard: ["ring", "key", "dice", "truck"],
      }),
      rule("Sort by weight", {
        Light: ["feather", "sponge", "socks", "ring", "key", "dice"],
        Heavy: ["couch", "truck"],
      }),
    ],
  },
  {
    id: "round-things",
    rules: [
      rule("Sort by shape", {
        Round: ["orange", "tomato", "basketball", "wheel"],
        Long: ["banana", "carrot", "ruler", "pencil"],
      }),
      rule("Sort by what you eat", {
        Food: ["orange", "tomato", "banana", "carrot"],
        "Not food": ["basketball", "wheel", "ruler", "pencil"],
      }),
    ],
  },
  {
    id: "alive-or-not",
    rules: [
      rule("Sort by what is alive", {
        Alive: ["eagle", "butterfly", "fish", "whale"],
        "Not alive": ["airplane", "rocket", "ship", "canoe"],
      }),
      rule("Sort by where it moves", {
        "In the air": ["eagle", "butterfly", "airplane", "rocket"],
        "In the water": ["fish", "whale", "ship", "canoe"],
      }),
    ],
  },
];
