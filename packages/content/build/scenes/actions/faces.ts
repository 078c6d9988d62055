/** What happens close to the face, and music. */
import type { Look } from "../cast.ts";
import {
  bars,
  box,
  circle,
  curve,
  ground,
  line,
  motion,
  patch,
  placed,
  polygon,
  shape,
  stick,
  type Svg,
} from "../draw.ts";
import { closeUp, sitting, standing } from "../figure.ts";
import { noto } from "../noto.ts";
import { bowl, drop, table } from "../props.ts";

export const drinking = (look: Look, vessel?: Svg): Svg =>
  closeUp(look, {
    mood: "calm",
    arms: [
      [
        [100, 116],
        [106, 92],
        [78, 80],
      ],
    ],
    holding:
      vessel ??
      placed(
        shape("M-11,-15h22l-3,29h-16Z", "#e6f4fb") + patch("M-9,-4h18l-2,17h-14Z", "#46a6e0"),
        { at: [68, 76], turn: -8 },
      ),
  });

export const brushing = (look: Look): Svg =>
  closeUp(look, {
    mood: "open",
    arms: [
      [
        [104, 118],
        [116, 96],
        [98, 78],
      ],
    ],
    holding: [
      stick([62, 71], [104, 77], "#46a6e0", 5),
      box([56, 62], [16, 7], "#fff", 1),
      circle([54, 74], 3, "#fff", "#9fc7e0"),
      circle([49, 78], 4, "#fff", "#9fc7e0"),
      circle([60, 80], 3, "#fff", "#9fc7e0"),
    ].join(""),
  });

export const combing = (look: Look): Svg =>
  closeUp(look, {
    mood: "calm",
    arms: [
      [
        [104, 118],
        [120, 78],
        [104, 42],
      ],
    ],
    holding:
      stick([104, 44], [84, 16], "#7d4bb0", 6) +
      [0, 1, 2, 3, 4]
        .map((tooth) =>
          line(
            [
              [99 - tooth * 3.4, 37 - tooth * 4.8],
              [88 - tooth * 3.4, 42 - tooth * 4.8],
            ],
            "#7d4bb0",
            2.4,
          ),
        )
        .join(""),
  });

export const shaving = (look: Look): Svg =>
  closeUp(
    { ...look, beard: false },
    {
      mood: "calm",
      arms: [
        [
          [104, 118],
          [118, 96],
          [102, 76],
        ],
      ],
      holding: [
        shape(
          "M34,62C36,88 50,94 66,90C80,88 90,78 92,62C86,72 74,66 64,66S40,70 34,62Z",
          "#fff",
          "#9fc7e0",
        ),
        patch(`M84,60l10,2q-2,14-12,22l-8,-6q9,-6 10,-18Z`, look.skin),
        curve("M58,75q6,3 12,0"),
        stick([100, 76], [86, 68], "#4a5560", 5),
        placed(box([-4, -9], [8, 18], "#aeb9c4", 2), { at: [83, 67], turn: -20 }),
      ].join(""),
    },
  );

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

export const playing = (look: Look, instrument: Svg): Svg =>
  [
    ground(),
    standing(look, {
      x: 60,
      mood: "happy",
      stride: 14,
      hands: [
        [84, 54],
        [58, 72],
      ],
      holding: instrument,
    }),
    noto("musical-notes", [104, 24], 30),
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

/** At the wheel of an open car. */
export const driving = (look: Look): Svg =>
  [
    ground(),
    motion(
      [
        [2, 70],
        [14, 70],
      ],
      [
        [0, 80],
        [12, 80],
      ],
    ),
    sitting(look, {
      hip: [54, 94],
      scale: 0.9,
      hands: [
        [80, 76],
        [78, 78],
      ],
    }),
    line(
      [
        [86, 68],
        [80, 84],
      ],
      "#2e2a2b",
      4,
    ),
    line(
      [
        [92, 88],
        [84, 56],
      ],
      "#5b6672",
      3,
    ),
    shape("M10,112V92q0,-6 8,-7l18,-1q4,10 14,10h22q8,0 12,-8l28,4q10,2 10,12v10Z", "#d8402f"),
    ...[32, 98].map((x) => circle([x, 113], 10, "#3a3238") + circle([x, 113], 4, "#c9d1d8")),
  ].join("");

/** A bowl put down for an animal. */
export const feeding = (look: Look, animal: Svg): Svg =>
  [
    ground(),
    animal,
    standing(look, {
      x: 34,
      lean: 30,
      nod: 6,
      hands: [{ turn: [10, 20] }, [72, 88]],
      holding: bowl([76, 90], "#d8402f"),
    }),
    ...[0, 1, 2].map((n) => circle([71 + n * 5, 86], 2.6, "#8a5a2b")),
  ].join("");

/** Something held up high. */
export const holding = (look: Look, thing: Svg): Svg =>
  [
    ground(),
    standing(look, { x: 54, mood: "happy", hands: [{ turn: [-6, 8] }, [76, 56]], holding: thing }),
  ].join("");

/** At a table with a knife. */
export const slicing = (look: Look, food: Svg): Svg =>
  [
    ground(),
    table(62, 124, 84),
    food,
    standing(look, {
      x: 40,
      lean: 8,
      nod: 14,
      hands: [
        [82, 78],
        [74, 60],
      ],
      holding:
        stick([72, 60], [78, 63], "#4a3026", 4) + shape("M78,59l26,12q-10,4 -28,-5Z", "#dfe6ec"),
    }),
  ].join("");

/** A car and a sponge. */
export const washingCar = (look: Look): Svg =>
  [
    ground(),
    noto("automobile", [88, 92], 76, { flip: true }),
    ...[
      [66, 78, 4],
      [74, 74, 5],
      [82, 79, 4],
      [62, 88, 3],
      [92, 76, 3],
    ].map(([x = 0, y = 0, r = 0]) => circle([x, y], r, "#fff", "#9fc7e0")),
    standing(look, {
      x: 32,
      lean: 14,
      nod: 8,
      hands: [{ turn: [10, 20] }, [62, 78]],
      holding: box([58, 72], [14, 9], "#f5c542", 3),
    }),
  ].join("");
