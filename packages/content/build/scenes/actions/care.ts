/** Care of the body, close up. */
import type { Look } from "../cast.ts";
import { box, circle, curve, line, patch, placed, shape, stick, type Svg } from "../draw.ts";
import { closeUp } from "../figure.ts";

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
