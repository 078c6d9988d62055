/** What happens close to the face. */
import type { Look } from "../cast.ts";
import {
  bars,
  box,
  circle,
  curve,
  line,
  motion,
  placed,
  polygon,
  shape,
  stick,
  type Svg,
} from "../draw.ts";
import { closeUp } from "../figure.ts";
import { noto } from "../noto.ts";
import { drop } from "../props.ts";

export const calling = (look: Look): Svg =>
  closeUp(look, {
    mood: "open",
    arms: [
      [
        [104, 118],
        [122, 92],
        [104, 66],
      ],
    ],
    holding: placed(
      box([-7, -17], [14, 34], "#2e2a2b", 3) + box([-5, -13], [10, 24], "#46a6e0", 1),
      { at: [100, 56], turn: 10 },
    ),
  });

export const listening = (look: Look): Svg =>
  [
    closeUp(look, { mood: "happy" }),
    curve("M30,54C26,4 102,4 98,54", "#2e2a2b", 6),
    box([22, 42], [14, 28], "#d8402f", 6),
    box([92, 42], [14, 28], "#d8402f", 6),
    noto("musical-notes", [112, 24], 30),
    noto("musical-notes", [15, 24], 26, { flip: true }),
  ].join("");

export const singing = (look: Look): Svg =>
  [
    closeUp(look, {
      mood: "open",
      at: [58, 52],
      arms: [
        [
          [96, 120],
          [100, 104],
          [76, 92],
        ],
      ],
      holding: stick([76, 94], [68, 82], "#4a5560", 8) + circle([66, 78], 8, "#7f8b97"),
    }),
    noto("musical-notes", [108, 34], 38),
    noto("musical-notes", [14, 30], 28, { flip: true }),
  ].join("");

/** Into somebody's ear. */
export const whispering = (look: Look, other: Look): Svg =>
  [
    placed(closeUp(other, { facing: 1, mood: "happy" }), { at: [36, 24], scale: 0.8 }),
    placed(
      closeUp(look, {
        facing: 1,
        mood: "blow",
        arms: [
          [
            [70, 120],
            [98, 108],
            [106, 76],
          ],
        ],
      }),
      { at: [-18, 24], scale: 0.8 },
    ),
  ].join("");

export const blowing = (look: Look): Svg =>
  [
    placed(closeUp(look, { facing: 1, mood: "blow" }), { at: [-20, 8], scale: 0.92 }),
    noto("birthday-cake", [98, 92], 62),
    motion(
      [
        [72, 62],
        [84, 64],
      ],
      [
        [72, 68],
        [84, 71],
      ],
      [
        [70, 75],
        [80, 79],
      ],
    ),
  ].join("");

export const photographing = (look: Look): Svg =>
  [
    closeUp(look, {
      mood: "happy",
      arms: [
        [
          [26, 118],
          [14, 96],
          [36, 58],
        ],
        [
          [102, 118],
          [114, 96],
          [92, 58],
        ],
      ],
      holding: noto("camera", [64, 48], 62),
    }),
    polygon(
      [
        [98, 10],
        [101, 18],
        [110, 14],
        [105, 22],
        [113, 26],
        [104, 28],
        [106, 37],
        [99, 31],
        [92, 36],
        [94, 27],
        [86, 24],
        [95, 20],
      ],
      "#ffe066",
    ),
  ].join("");

/** A hand with a knife on a loaf. */
export const cutting = (look: Look, food: Svg): Svg =>
  [
    box([6, 96], [116, 12], "#d49a5b", 3),
    food,
    placed(
      shape("M-58,-2q20,-12 60,-9v12q-40,4-60,-3Z", "#dfe6ec") +
        stick([4, -5], [26, -5], "#4a3026", 8),
      { at: [80, 58], turn: 24 },
    ),
    bars(
      [
        {
          along: [
            [128, 46],
            [104, 62],
          ],
          width: 18,
        },
      ],
      look.top,
    ),
    bars(
      [
        {
          along: [
            [104, 62],
            [96, 64],
          ],
          width: 15,
        },
      ],
      look.skin,
    ),
    line(
      [
        [92, 58],
        [90, 70],
      ],
      "#3a3238",
      1.4,
    ),
  ].join("");

/** Two with their arms around each other. */
export const hugging = (one: Look, other: Look): Svg =>
  [
    placed(closeUp(other, { facing: -1, mood: "asleep", nod: 8 }), { at: [33, 22], scale: 0.82 }),
    placed(
      closeUp(one, {
        facing: 1,
        mood: "asleep",
        nod: 8,
        arms: [
          [
            [50, 122],
            [92, 122],
            [112, 106],
          ],
        ],
      }),
      { at: [-12, 22], scale: 0.82 },
    ),
    placed(circle([0, 0], 7, other.skin) + curve("M-4,-3h6M-5,1h7M-4,4h6"), { at: [26, 100] }),
  ].join("");

/** Eyes shut, tears running. */
export const crying = (look: Look): Svg =>
  [
    closeUp(look, { mood: "sad", nod: 0 }),
    ...[
      [50, 58],
      [46, 68],
      [52, 74],
      [78, 58],
      [82, 68],
      [76, 75],
    ].map(([x = 0, y = 0]) => placed(drop([0, 0]), { at: [x, y], scale: 1.5 })),
  ].join("");
