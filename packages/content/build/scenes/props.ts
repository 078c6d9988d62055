/** Things that people use, drawn with the same lines. */
import {
  patch,
  bars,
  box,
  circle,
  curve,
  ellipse,
  groundY,
  line,
  number,
  polygon,
  type Point,
  shape,
  stick,
  type Svg,
} from "./draw.ts";

export const wood = "#b9793f";
export const metal = "#aeb9c4";

/** A table whose top is at y `top` in the picture. */
export const table = (left: number, right: number, top: number): Svg =>
  [
    stick([left + 6, top + 3], [left + 6, groundY], wood, 4),
    stick([right - 6, top + 3], [right - 6, groundY], wood, 4),
    box([left, top], [right - left, 5], "#d49a5b"),
  ].join("");

/** A chair for somebody facing that way, its seat at `seat`. */
export function chair([x, seat]: Point, facing: 1 | -1): Svg {
  const at = (dx: number) => x + dx * facing;
  return [
    stick([at(-11), seat], [at(-12), groundY], wood),
    stick([at(12), seat], [at(13), groundY], wood),
    stick([at(-11), seat], [at(-14), seat - 32], wood, 4),
    bars(
      [
        {
          along: [
            [at(-11), seat],
            [at(13), seat],
          ],
          width: 4,
        },
      ],
      "#d49a5b",
    ),
  ].join("");
}

/** An open book seen from outside, its fold at `fold`. */
export const book = ([x, y]: Point, fill = "#2f6f9f"): Svg =>
  shape(`M${x},${y - 8}l11,-3v16l-11,3Z`, fill) + shape(`M${x},${y - 8}l-5,-3v16l5,3Z`, "#fff");

/** An open cardboard box, `width` wide, its bottom at `bottom`. */
export function carton([x, bottom]: Point, width = 26, height = 20): Svg {
  const left = x - width / 2;
  return [
    box([left, bottom - height], [width, height], "#d3a367"),
    line(
      [
        [x, bottom - height],
        [x, bottom - height + 7],
      ],
      "#8a5a2b",
      3,
    ),
  ].join("");
}

/** A cart on wheels, without a handle. */
export const cart = (left: number, right: number, top: number, fill = "#d8402f"): Svg =>
  [
    circle([left + 9, groundY - 5], 7, "#5b6672"),
    circle([right - 9, groundY - 5], 7, "#5b6672"),
    polygon(
      [
        [left, top],
        [right, top],
        [right - 3, groundY - 11],
        [left + 3, groundY - 11],
      ],
      fill,
    ),
  ].join("");

export const ladder = ([x, bottom]: Point, [topX, top]: Point): Svg => {
  const rungs = [0.1, 0.25, 0.4, 0.55, 0.7, 0.85].map((share): Svg => {
    const [rx, ry] = [x + (topX - x) * share, bottom + (top - bottom) * share];
    return line(
      [
        [rx - 7, ry],
        [rx + 7, ry],
      ],
      "#8a5a2b",
      3.4,
    );
  });
  return [
    stick([x - 8, bottom], [topX - 8, top], "#d49a5b"),
    stick([x + 8, bottom], [topX + 8, top], "#d49a5b"),
    ...rungs,
  ].join("");
};

/** A wall of bricks. */
export const bricks = (left: number, right: number, top: number, bottom = groundY): Svg => {
  const rows = Array.from({ length: Math.round((bottom - top) / 9) }, (_, row) => top + row * 9);
  const joints = rows.map(
    (y, row) =>
      line(
        [
          [left, y],
          [right, y],
        ],
        "#f3ddcf",
        1.4,
      ) +
      Array.from({ length: Math.ceil((right - left) / 16) }, (_, index) => {
        const x = left + index * 16 + (row % 2) * 8;
        return x <= left || x >= right
          ? ""
          : line(
              [
                [x, y],
                [x, y + 9],
              ],
              "#f3ddcf",
              1.4,
            );
      }).join(""),
  );
  return box([left, top], [right - left, bottom - top], "#c0674a") + joints.join("");
};

export const drop = ([x, y]: Point, fill = "#46a6e0"): Svg =>
  patch(`M${number(x)},${number(y)}q3.4,5 0,7q-3.4,-2 0,-7Z`, fill);

/** A heap of dug-out earth. */
export const soil = (x: number, width: number, height: number): Svg =>
  shape(
    `M${x - width / 2},${groundY + 3}Q${x},${groundY + 3 - height * 2} ${x + width / 2},${groundY + 3}Z`,
    "#8a5a34",
  );

export const ball = (at: Point, r = 6, fill = "#e5532f"): Svg =>
  circle(at, r, fill) +
  curve(
    `M${number(at[0] - r * 0.7)},${number(at[1] - r * 0.6)}q${r * 0.7},${r * 0.8} ${r * 1.4},0`,
    "#fff",
    1.4,
  );

export const cup = ([x, y]: Point, fill = "#fff"): Svg =>
  shape(`M${x - 4},${y - 5}h8l-1,10h-6Z`, fill);

export const bowl = ([x, y]: Point, fill = "#4d9ad1"): Svg =>
  shape(`M${x - 9},${y - 4}h18q-1,9-6,9h-6q-5,0-6,-9Z`, fill);

export const pot = ([x, y]: Point): Svg =>
  [
    stick([x - 17, y - 8], [x + 17, y - 8], "#4a5560", 4),
    shape(`M${x - 13},${y - 13}h26v11q0,3-3,3h-20q-3,0-3,-3Z`, "#7f8b97"),
  ].join("");

export const steam = ([x, y]: Point): Svg =>
  [-7, 0, 7]
    .map((dx) => curve(`M${number(x + dx)},${number(y)}q-4,-4 0,-8q4,-4 0,-8`, "#a7b4bf", 2.2))
    .join("");

/** A drum-shaped thing seen from the side. */
export const tub = (left: number, right: number, top: number): Svg =>
  shape(`M${left},${top}h${right - left}l-5,${groundY - top}h${left - right + 10}Z`, "#8fb7d6") +
  ellipse([(left + right) / 2, top], [(right - left) / 2, 4], "#dff1fb");
