/** What one person does with a thing, drawn for any person. */
import * as care from "./actions/care.ts";
import * as housework from "./actions/housework.ts";
import * as washing from "./actions/washing.ts";
import * as garden from "./actions/garden.ts";
import * as holding from "./actions/holding.ts";
import * as moving from "./actions/moving.ts";
import * as seated from "./actions/seated.ts";
import * as tools from "./actions/tools.ts";
import { animal, coats } from "./animals.ts";
import type { Look } from "./cast.ts";
import {
  box,
  circle,
  curve,
  ellipse,
  groundY,
  line,
  placed,
  polygon,
  shape,
  stick,
  type Svg,
} from "./draw.ts";
import { noto } from "./noto.ts";
import { book, carton, cart, metal } from "./props.ts";

const newspaper = (): Svg =>
  polygon(
    [
      [72, 50],
      [90, 46],
      [90, 74],
      [72, 78],
    ],
    "#f4f1ea",
  ) +
  polygon(
    [
      [72, 50],
      [62, 47],
      [62, 75],
      [72, 78],
    ],
    "#e3ded3",
  ) +
  line([
    [75, 55],
    [87, 52],
  ]) +
  line(
    [
      [75, 61],
      [87, 58],
    ],
    "#8793a0",
  ) +
  line(
    [
      [75, 66],
      [87, 63],
    ],
    "#8793a0",
  ) +
  line(
    [
      [75, 71],
      [87, 68],
    ],
    "#8793a0",
  );

const wheelbarrow = (): Svg =>
  [
    line(
      [
        [76, 66],
        [92, 92],
      ],
      "#8a5a2b",
      4,
    ),
    line(
      [
        [88, 96],
        [84, groundY],
      ],
      "#5b6672",
      4,
    ),
    polygon(
      [
        [80, 80],
        [124, 78],
        [112, 102],
        [90, 102],
      ],
      "#3d9a4b",
    ),
    circle([112, 112], 9, "#5b6672"),
    shape("M84,79q18,-18 36,-1Z", "#8a5a34"),
  ].join("");

const wagon = (): Svg =>
  cart(8, 62, 98) +
  carton([35, 98], 30, 24) +
  line(
    [
      [61, 104],
      [72, 80],
    ],
    "#8a5a2b",
    2.6,
  );

const bottle = (fill: string): Svg =>
  placed(
    shape("M-11,-15h22l-3,29h-16Z", "#e6f4fb") +
      `<path d="M-9,-6h18l-2,19h-14Z" fill="${fill}" stroke="none"/>`,
    {
      at: [68, 76],
      turn: -8,
    },
  );
const mug = (): Svg =>
  shape("M82,70q14,-2 10,12q-2,6-12,4", "none") +
  box([56, 64], [26, 26], "#d8402f", 4) +
  ellipse([69, 65], [12, 3], "#5a3420");

const flowers = (): Svg => noto("tulip", [100, 110], 28) + noto("tulip", [114, 108], 32);
const sapling = (): Svg => noto("deciduous-tree", [106, 98], 52);

const violin = (): Svg => noto("violin", [66, 60], 52);
const dish = ellipse([92, 76], [11, 9], "#fff") + ellipse([92, 76], [6, 5], "#e6f4fb");
const cupToWash = box([84, 66], [16, 16], "#d8402f", 3);

const can = placed(
  box([-8, -11], [16, 22], metal, 2) +
    line(
      [
        [-8, -5],
        [8, -5],
      ],
      "#d8402f",
      3,
    ) +
    line(
      [
        [-8, 4],
        [8, 4],
      ],
      "#d8402f",
      3,
    ),
  { at: [106, 102], turn: 24 },
);
const paperPlane =
  polygon(
    [
      [90, 30],
      [122, 16],
      [108, 38],
      [102, 31],
    ],
    "#fff",
  ) +
  line([
    [102, 31],
    [122, 16],
  ]);

const parcel = carton([80, 82], 30, 26);
const umbrella = (): Svg =>
  stick([76, 62], [76, 24], "#8a5a2b", 2.4) +
  shape("M44,26C50,-2 102,-2 108,26Q100,20 92,26Q84,20 76,26Q68,20 60,26Q52,20 44,26Z", "#7d4bb0");
const balloon = (): Svg =>
  curve("M76,58q6,-8 4,-22", "#5b6672", 1.6) + ellipse([80, 20], [15, 18], "#d8402f");
const flag = (): Svg =>
  stick([76, 62], [76, 8], "#8a5a2b", 2.6) +
  polygon(
    [
      [77, 9],
      [108, 16],
      [77, 32],
    ],
    "#3d9a4b",
  );

const loaf = (): Svg => noto("bread", [100, 70], 36);
const melon = (): Svg =>
  circle([100, 70], 14, "#3d9a4b") +
  curve("M94,58q-6,12 0,24M106,58q6,12 0,24M100,56v28", "#2c6e36", 2.2);

/** Named by the verb and the thing. */
export const doings = {
  "eat-apple": (look: Look) => seated.eating(look, noto("red-apple", [63, 45], 20)),
  "eat-banana": (look: Look) => seated.eating(look, noto("banana", [64, 43], 24)),
  "eat-pizza": (look: Look) => seated.eating(look, noto("pizza", [64, 44], 24)),
  "drink-coffee": (look: Look) => care.drinking(look, mug()),
  "drink-milk": (look: Look) => care.drinking(look, bottle("#fff")),
  "drink-water": (look: Look) => care.drinking(look, bottle("#46a6e0")),
  "read-book": (look: Look) => seated.reading(look, book([76, 64])),
  "read-paper": (look: Look) => seated.reading(look, newspaper()),
  "push-cart": (look: Look) =>
    holding.pushing(look, noto("shopping-cart", [98, 90], 62, { flip: true })),
  "push-barrow": (look: Look) => holding.pushing(look, wheelbarrow()),
  "pull-suitcase": (look: Look) => holding.pulling(look, noto("luggage", [50, 100], 48)),
  "pull-wagon": (look: Look) => holding.pulling(look, wagon()),
  "carry-box": (look: Look) => holding.carrying(look, parcel),
  "carry-cake": (look: Look) => holding.carrying(look, noto("birthday-cake", [84, 58], 40)),
  "carry-chair": (look: Look) => holding.carrying(look, noto("chair", [82, 66], 52)),
  "kick-ball": (look: Look) => holding.kicking(look, noto("soccer-ball", [106, 100], 26)),
  "throw-ball": (look: Look) => holding.throwing(look, circle([102, 26], 9, "#d8402f")),
  "kick-can": (look: Look) => holding.kicking(look, can),
  "throw-plane": (look: Look) => holding.throwing(look, paperPlane),
  "wash-dog": (look: Look) => washing.bathing(look, noto("dog", [92, 70], 56)),
  "wash-dishes": (look: Look) => washing.washing(look, dish),
  "wash-cup": (look: Look) => washing.washing(look, cupToWash),
  "wash-car": (look: Look) => washing.washingCar(look),
  "paint-wall": (look: Look) => tools.painting(look),
  "paint-picture": (look: Look) => tools.paintingPicture(look, noto("sunflower", [101, 54], 38)),
  "water-flowers": (look: Look) => garden.watering(look, flowers()),
  "water-tree": (look: Look) => garden.watering(look, sapling()),
  "play-guitar": (look: Look) => holding.playing(look, noto("guitar", [66, 68], 58)),
  "play-violin": (look: Look) => holding.playing(look, violin()),
  "hold-umbrella": (look: Look) => holding.holding(look, umbrella()),
  "hold-balloon": (look: Look) => holding.holding(look, balloon()),
  "hold-flag": (look: Look) => holding.holding(look, flag()),
  "pick-apples": (look: Look) => garden.picking(look, "#d8402f"),
  "pick-oranges": (look: Look) => garden.picking(look, "#f28c28"),
  "fly-kite": (look: Look) => holding.flying(look),
  "open-door": (look: Look) => moving.opening(look),
  "sweep-floor": (look: Look) => housework.sweeping(look),
  "iron-shirt": (look: Look) => housework.ironing(look),
  "brush-teeth": (look: Look) => care.brushing(look),
  "comb-hair": (look: Look) => care.combing(look),
  "climb-ladder": (look: Look) => moving.climbing(look),
  "build-wall": (look: Look) => tools.building(look),
  "chop-wood": (look: Look) => tools.chopping(look),
  "feed-dog": (look: Look) =>
    garden.feeding(look, animal(coats.dog, [104, groundY - 20], -1, "walk")),
  "feed-cat": (look: Look) =>
    garden.feeding(look, animal(coats.cat, [104, groundY - 20], -1, "walk")),
  "cut-bread": (look: Look) => seated.slicing(look, loaf()),
  "cut-melon": (look: Look) => seated.slicing(look, melon()),
  "drive-car": (look: Look) => seated.driving(look),
  "dig-hole": (look: Look) => garden.digging(look),
  "rake-leaves": (look: Look) => garden.raking(look),
  "hang-clothes": (look: Look) => housework.hanging(look),
  "cook-soup": (look: Look) => housework.cooking(look),
} as const satisfies Record<string, (look: Look) => Svg>;
export type Doing = keyof typeof doings;
export const isDoing = (name: string): name is Doing => Object.hasOwn(doings, name);
