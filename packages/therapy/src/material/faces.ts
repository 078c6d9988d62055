/** Faces drawn by parts: a person, and what they feel. */
import type { FigurePart, Image } from "@regain/contract/entities/task-view";
import { type Expression, expressionOf, type Feeling } from "./expressions.ts";
import { drawnImage } from "./figures.ts";
import { area, headParts, line, overFaceParts, patch, type Person } from "./people.ts";

const short = (value: number) => Math.round(value * 10) / 10;

/** Path data with its numbers rounded: a template tag. */
const path = (texts: TemplateStringsArray, ...values: readonly number[]) =>
  texts.reduce((data, text, index) => `${data}${short(values[index - 1] ?? 0)}${text}`);

/** How far out both control points are for a curve through `middle` between ends at `end`. */
const through = (end: number, middle: number) => (4 * middle - end) / 3;

type SideOf = (away: number) => number;
/** Converts a distance from the middle of the face to an x, left and right. */
const bothSides: readonly SideOf[] = [(away) => 50 - away, (away) => 50 + away];

const eye = { away: 13.5, y: 50, halfWidth: 7.5 };

function eyeParts(x: SideOf, skin: Person["skin"], face: Expression): FigurePart[] {
  const { y, halfWidth } = eye;
  const inner = x(eye.away - halfWidth);
  const outer = x(eye.away + halfWidth);
  const innerY = y + 0.8 + face.lidSlant * 0.3;
  const outerY = y - face.lidSlant * 0.3;
  const upperInner = y - face.lidUpper * 1.35 + face.lidSlant;
  const upperOuter = y - face.lidUpper * 1.35 - face.lidSlant;
  const lower = y + face.lidLower * 1.35;
  const [nearInner, nearOuter] = [x(eye.away - 3.5), x(eye.away + 3.5)];
  const upperLid = path`M${inner} ${innerY}C${nearInner} ${upperInner} ${nearOuter} ${upperOuter} ${outer} ${outerY}`;
  const lowerLid = path`M${inner} ${innerY}C${nearInner} ${lower} ${nearOuter} ${lower} ${outer} ${outerY}`;
  const ball = { x: short(x(eye.away)), y: short(y + face.gaze - 0.3) };
  // The iris is round; the lids cover what extends beyond them.
  const over = path`L${outer} ${y - 12}L${inner} ${y - 12}Z`;
  const under = path`L${outer} ${y + 9}L${inner} ${y + 9}Z`;
  return [
    patch(`${upperLid}${lowerLid}`, "white"),
    patch(
      path`M${nearInner} ${y - 9}L${nearOuter} ${y - 9}L${nearOuter} ${y + 8}L${nearInner} ${y + 8}Z`,
      "white",
    ),
    { shape: "circle", ...ball, size: short(face.iris * 2), fill: "hair-brown" },
    {
      shape: "circle",
      ...ball,
      size: short(face.iris),
      fill: "black",
      stroke: "black",
      strokeWidth: 0,
    },
    patch(`${upperLid}${over}`, skin),
    patch(`${lowerLid}${under}`, skin),
    line(lowerLid, 1),
    line(upperLid, 2),
  ];
}

const browY = 39.5;

function browPart(x: SideOf, face: Expression): FigurePart {
  const inner = x(5.5 - face.browClose * 0.7);
  const outer = x(23);
  const [innerY, outerY] = [browY + face.browInner, browY + face.browOuter];
  const middleY = 2 * (browY + face.browMiddle) - (innerY + outerY) / 2;
  return line(path`M${inner} ${innerY}Q${x(14)} ${middleY} ${outer} ${outerY}`, 3);
}

const mouthY = 72.5;
/** Lips closer than this are closed. */
const leastOpen = 1.5;
/** Teeth show from this strength on; the tongue, which immediately gives a feeling away, only from a greater one. */
const leastTeeth = 0.4;
const leastTongue = 0.7;

/** The inside of an open mouth, back to front. */
function insideParts(
  face: Expression,
  { upperLine, lowerCurve }: { upperLine: string; lowerCurve: (middle: number) => string },
): FigurePart[] {
  const [upper, lower] = [mouthY + face.upperLip, mouthY + face.lowerLip];
  const depth = lower - upper;
  const half = face.mouthWidth * 0.6;
  const hasUpper = face.upperTeeth > leastTeeth;
  const hasLower = face.lowerTeeth > leastTeeth;
  const whole = `${upperLine}${lowerCurve(lower)}Z`;
  if (hasUpper && hasLower)
    return [
      patch(whole, "white"),
      line(
        path`M${50 - half * 1.5} ${upper + depth / 2}L${50 + half * 1.5} ${upper + depth / 2}`,
        1,
      ),
    ];
  const lowerTeeth = path`M${50 - half} ${lower - depth * 0.05}Q50 ${lower - depth * 0.5} ${50 + half} ${lower - depth * 0.05}Q50 ${lower + depth * 0.1} ${50 - half} ${lower - depth * 0.05}Z`;
  return [
    patch(whole, "black"),
    ...(hasUpper ? [patch(`${upperLine}${lowerCurve(upper + depth * 0.55)}Z`, "white")] : []),
    ...(hasLower ? [patch(lowerTeeth, "white")] : []),
  ];
}

/** The tongue over the lower lip. */
function tonguePart({ lowerLip, mouthWidth }: Expression): FigurePart {
  const top = mouthY + lowerLip - 1.8;
  const half = mouthWidth * 0.52;
  return area(
    path`M${50 - half} ${top}C${50 - half} ${top + 10} ${50 + half} ${top + 10} ${50 + half} ${top}Q50 ${top - 1.5} ${50 - half} ${top}Z`,
    "red",
  );
}

function mouthParts(face: Expression): FigurePart[] {
  const [left, right] = [50 - face.mouthWidth, 50 + face.mouthWidth];
  const corner = mouthY + face.corner;
  const [upper, lower] = [mouthY + face.upperLip, mouthY + face.lowerLip];
  const handle = face.mouthWidth * (0.45 + face.roundness * 0.55);
  const lift = face.sneer * 3;
  const top = through(corner, upper);
  const upperLine = path`M${left} ${corner}C${50 - handle} ${top - lift} ${50 + handle} ${top} ${right} ${corner}`;
  const lowerCurve = (middle: number) =>
    path`C${50 + handle} ${through(corner, middle)} ${50 - handle} ${through(corner, middle)} ${left} ${corner}`;
  if (lower - upper < leastOpen) return [line(upperLine, 2.4)];
  return [
    ...insideParts(face, { upperLine, lowerCurve }),
    line(`${upperLine}${lowerCurve(lower)}Z`, 2),
    ...(face.tongue > leastTongue ? [tonguePart(face)] : []),
  ];
}

const nose = "M49 50C47 56 44 60 45.5 62.5Q47 64 50 63.5Q53 64 54.5 62.5";

/** Lines in the skin, each drawn once it is strong enough to be seen. */
function creaseParts(face: Expression): FigurePart[] {
  const seen: readonly (readonly [strength: number, data: readonly string[]])[] = [
    [face.browLines, ["M48 35Q48.8 38 48 42", "M52 35Q51.2 38 52 42"]],
    [face.foreheadLines, ["M39 24.5Q50 22.5 61 24.5", "M41 28Q50 26.5 59 28"]],
    [
      face.noseLines,
      ["M45.5 49Q47 51 46 53.5", "M54.5 49Q53 51 54 53.5", "M47.5 46.5Q50 48 52.5 46.5"],
    ],
    [face.cheekLines, ["M40 62Q34 66 32.5 73", "M60 62Q66 66 67.5 73"]],
  ];
  return seen.flatMap(([strength, data]) =>
    strength < 0.3 ? [] : data.map((one) => line(one, short(0.6 + strength * 0.6))),
  );
}

/** A portrait. @param intensity 0, calm, to 1, as strong as can be */
export function faceImage(person: Person, feeling: Feeling, intensity: number): Image {
  const face = expressionOf(feeling, intensity);
  return drawnImage([
    ...headParts(person),
    ...bothSides.flatMap((x) => eyeParts(x, person.skin, face)),
    ...creaseParts(face),
    ...bothSides.map((x) => browPart(x, face)),
    line(nose, 1.4),
    ...mouthParts(face),
    ...overFaceParts(person),
  ]);
}
