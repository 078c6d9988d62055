import { questionsOf } from "./question.ts";

/** Everyday things with short names; the question calls for one word. */
export const level1 = questionsOf(1, [
  ["What do you sleep in at night?", "bed/pajamas/nightgown", "It has a pillow and a blanket."],
  ["What do you sit on at the table?", "chair/stool/bench", "It has 4 legs and a back."],
  [
    "What do you drink coffee from?",
    "cup/mug/coffee cup/coffee mug",
    "It has a handle and holds a hot drink.",
  ],
  ["What do you wear on your head?", "hat/cap", "It keeps the sun off your face."],
  [
    "What do you wear on your feet, over your socks?",
    "shoes/boots/sneakers/shoe/slippers/sandals",
    "They have laces and soles.",
  ],
  ["What do you see with?", "eyes/my eyes/your eyes/eye", "You close them to sleep.", "eye"],
  [
    "What do you hear with?",
    "ears/my ears/your ears/ear",
    "You have 1 on each side of your head.",
    "ih",
  ],
  ["What do you open a locked door with?", "key/a key/keys", "It is small and made of metal."],
  ["What animal barks?", "dog/dogs/puppy", "People take it for walks."],
  ["What animal says meow?", "cat/cats/kitten", "It purrs and has whiskers."],
  ["What animal gives us milk?", "cow/cows/goat/goats", "It eats grass and says moo."],
  [
    "What falls from the clouds and makes you wet?",
    "rain/the rain",
    "You need an umbrella for it.",
  ],
  ["What shines in the sky in the daytime?", "sun/the sun", "It is hot and bright."],
  [
    "What do you see in the sky at night, round and white?",
    "moon/the moon",
    "It can be full or half.",
  ],
  ["What do you write with?", "pen/pencil/a pen/a pencil", "It is thin and has ink in it."],
  [
    "What do you read, page by page?",
    "book/books/a book/magazine/newspaper",
    "You can borrow it at a library.",
  ],
  ["What do you catch in a lake with a hook?", "fish/a fish", "It has fins and swims."],
  ["What do bees make?", "honey/wax", "It is sweet and sticky."],
  ["What do hens lay?", "eggs/egg/an egg", "You can boil or fry them.", "eh"],
  [
    "What do you wash your hands with?",
    "soap/water/soap and water",
    "It makes bubbles and smells nice.",
  ],
  [
    "What do you brush your teeth with?",
    "toothbrush/a toothbrush/toothpaste",
    "It is small and has bristles.",
  ],
  [
    "What do you tell the time with?",
    "clock/watch/a clock/a watch/phone",
    "It hangs on the wall and ticks.",
  ],
  ["What do you eat soup with?", "spoon/a spoon", "It is round at 1 end."],
  ["What do you cut meat with?", "knife/a knife", "It is sharp."],
  [
    "What do you put on a sandwich, yellow, with holes?",
    "cheese/swiss cheese",
    "It is made from milk.",
  ],
  [
    "What do you call the room where you cook?",
    "kitchen/the kitchen",
    "The stove and the fridge are in it.",
  ],
  ["What flies and has feathers?", "bird/a bird/birds", "It builds a nest."],
  ["What grows on your head?", "hair", "You comb it."],
  ["What is at the end of your arm?", "hand/hands/a hand", "It has 5 fingers."],
  [
    "What do you call the cold white stuff in winter?",
    "snow/ice",
    "You can make a ball or a man of it.",
  ],
  ["What do you put on toast, yellow and soft?", "butter/margarine", "It comes in a stick."],
  [
    "What do you turn on when it gets dark?",
    "light/lamp/lights/the light/the lights",
    "It needs a bulb.",
  ],
  ["What do you smell with?", "nose/my nose/your nose", "It is in the middle of your face."],
  ["What do you walk through to enter a room?", "door/a door/doorway", "It has a knob."],
  [
    "What meat do you fry for breakfast in thin strips?",
    "bacon/ham",
    "It is salty and comes from a pig.",
  ],
]);
