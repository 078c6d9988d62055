import { questionsOf } from "./question.ts";

/** What things are used for. */
export const level2 = questionsOf(2, [
  ["What do you cut paper with?", "scissors/a pair of scissors", "They have 2 blades."],
  ["What do you sweep the floor with?", "broom/a broom", "It has a long handle and bristles."],
  ["What do you hit a nail with?", "hammer/a hammer", "It is a heavy tool."],
  [
    "What do you dry yourself with after a shower?",
    "towel/a towel",
    "It is soft and hangs in the bathroom.",
  ],
  [
    "What do you hold over your head in the rain?",
    "umbrella/an umbrella",
    "You open it and hold it by the handle.",
    "uh",
  ],
  [
    "What do you look into to see your face?",
    "mirror/a mirror",
    "It is made of glass and hangs on the wall.",
  ],
  [
    "What do you keep your money in?",
    "wallet/purse/bank/pocket/billfold/pocketbook",
    "It is flat, and you carry it with you.",
  ],
  [
    "What do you put on an envelope before you mail it?",
    "stamp/address/a stamp",
    "It is small and sticky.",
  ],
  ["What do you use to call someone?", "phone/telephone/cell phone/a phone", "It rings."],
  ["What do you comb?", "hair/your hair/my hair", "It grows on your head."],
  [
    "What do you keep food cold in?",
    "refrigerator/fridge/freezer/cooler",
    "It is a big box in the kitchen.",
  ],
  ["What do you bake a cake in?", "oven/pan/the oven/cake pan", "It gets very hot inside.", "uh"],
  ["What do you climb to reach the roof?", "ladder/a ladder/stairs", "It has rungs."],
  [
    "What do you dig a hole with?",
    "shovel/spade/a shovel",
    "It has a long handle and a flat blade.",
  ],
  [
    "What do you sew with?",
    "needle/thread/needle and thread/sewing machine",
    "It is thin and sharp and has an eye.",
  ],
  ["What do you light on a birthday cake?", "candles/candle", "They are made of wax."],
  [
    "What do you rest your head on in bed?",
    "pillow/a pillow",
    "It is soft and full of feathers or foam.",
  ],
  [
    "What do you wear on your hands in winter?",
    "gloves/mittens",
    "They have fingers and keep you warm.",
  ],
  ["What do you wear around your neck in winter?", "scarf/a scarf", "It is long and made of wool."],
  [
    "What do you wear to see better?",
    "glasses/contacts/contact lenses/eyeglasses",
    "They have 2 lenses.",
  ],
  ["What do you check for a fever with?", "thermometer/a thermometer", "It measures heat."],
  [
    "What do you carry your clothes in on a trip?",
    "suitcase/bag/luggage",
    "It has a handle, and you pack it.",
  ],
  ["What do you take a picture with?", "camera/phone/a camera", "It has a lens."],
  [
    "What do you boil water in for tea?",
    "kettle/pot/teapot/tea kettle/pan",
    "It whistles when it is hot.",
  ],
  ["What do you watch the news on?", "television/tv/computer", "It has a screen and channels."],
  ["What do you wipe your mouth with at dinner?", "napkin/a napkin", "You lay it on your lap."],
  ["What do you pay with, made of metal?", "coins/coin/change", "They are small and round."],
  [
    "What do you fasten in the car to be safe?",
    "seat belt/belt/seatbelt",
    "It goes across your chest.",
  ],
  [
    "What do you put a letter in?",
    "envelope/mailbox/an envelope",
    "It is made of paper, and you seal it.",
    "eh",
  ],
  [
    "What do you measure a board with?",
    "ruler/tape measure/yardstick/tape/measuring tape",
    "It is straight and shows inches.",
  ],
  [
    "What do you water the garden with?",
    "hose/watering can/water/sprinkler/garden hose",
    "It is long and made of rubber.",
  ],
  [
    "What do you push through the store and fill with food?",
    "cart/shopping cart/basket/grocery cart/buggy",
    "It has 4 wheels.",
  ],
  [
    "What do you put trash in?",
    "trash can/garbage can/can/bag/bin/wastebasket/trash bag/garbage bag",
    "You empty it when it is full.",
  ],
  [
    "What do you cover yourself with in bed?",
    "blanket/sheet/covers/quilt/comforter",
    "It is warm and soft.",
  ],
  ["What do you shave with?", "razor/a razor/shaver", "It has a sharp blade."],
  [
    "What do you look at to find out the date?",
    "calendar/phone/a calendar",
    "It shows the days and months.",
  ],
]);
