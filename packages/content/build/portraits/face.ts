import type { Look } from "./look.ts";
import { palette } from "./palette.ts";

const jaws = {
  soft: { corner: 15, chin: 93, cheek: 76 },
  square: { corner: 21, chin: 93, cheek: 80 },
  pointed: { corner: 9, chin: 95, cheek: 74 },
} as const;

const line = (path: string, color: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Neck, ears and the head itself. */
export function head({ skin, jaw = "soft" }: Look): string {
  const { base, shade } = palette.skin[skin];
  const { corner, chin, cheek } = jaws[jaw];
  const outline = `M39 56C39 36 50 26 64 26C78 26 89 36 89 56C89 ${cheek} ${64 + corner} ${chin} 64 ${chin}C${64 - corner} ${chin} 39 ${cheek} 39 56Z`;
  return [
    `<path d="M54 80L54 104Q64 110 74 104L74 80Z" fill="${shade}"/>`,
    ...[38.5, 89.5].map((x) => `<ellipse cx="${x}" cy="61" rx="4.5" ry="7" fill="${base}"/>`),
    ...[38.5, 89.5].map(
      (x) => `<ellipse cx="${x}" cy="61.5" rx="2" ry="4" fill="${shade}" opacity=".5"/>`,
    ),
    `<path d="${outline}" fill="${base}"/>`,
  ].join("");
}

const noses = {
  small: "M62 70Q64 72 66 70",
  long: "M63 58L61 71Q64 74 67 71",
  broad: "M59 70Q60 73 64 72.5Q68 73 69 70",
} as const;

/** Lips that show on a beard. */
const lipsInBeard = "#e0a090";

function mouth({ skin, lips, beard, mouth: kind = "smile" }: Look): string {
  const shade = beard === "full" || beard === "long" ? lipsInBeard : palette.skin[skin].shade;
  const color = lips === "colored" ? "#b8404c" : shade;
  if (kind === "grin")
    return `<path d="M54 77Q64 79.5 74 77Q71.5 87 64 87Q56.5 87 54 77Z" fill="#fff" stroke="${color}" stroke-width="${lips === "colored" ? 2 : 1.6}" stroke-linejoin="round"/>`;
  if (lips === "colored")
    return `<path d="M54.5 78Q60 75.5 64 77.500Q68 75.5 73.5 78Q69 84.5 64 84.500Q59 84.5 54.5 78Z" fill="${color}"/>${line("M55.5 78.500Q64 81.5 72.5 78.5", "#7d2530", 1)}`;
  return line("M55 78Q64 85 73 78", shade, 2.4);
}

/** The lines that age leaves. */
const lines = {
  young: "",
  middle: "M52.5 72Q50.5 75 51.5 78M75.5 72Q77.5 75 76.5 78",
  older:
    "M54 42Q64 40 74 42M56 46Q64 44.5 72 46M45 57L42.5 55.500M45 60L42 60.500M83 57L85.5 55.500M83 60L86 60.500M53 70Q49.5 75 51 80M75 70Q78.5 75 77 80M50.5 65Q53.5 67 57 65.500M71 65.500Q74.5 67 77.5 65",
} as const;

const browColor = ({ hairColor }: Look) =>
  hairColor === "white" || hairColor === "silver" ? palette.hair.grey : palette.hair[hairColor];

/** Eyes, brows, nose, mouth and lines. */
export function features(look: Look): string {
  const { skin, eyes = "brown", brows = "thin", nose = "small", age } = look;
  const { shade } = palette.skin[skin];
  const eye = (x: number) =>
    [
      `<ellipse cx="${x}" cy="59.5" rx="4.8" ry="3.6" fill="#fff"/>`,
      `<circle cx="${x}" cy="59.5" r="2.9" fill="${palette.eyes[eyes]}"/>`,
      `<circle cx="${x}" cy="59.5" r="1.5" fill="#16100c"/>`,
      `<circle cx="${x + 1}" cy="58.4" r=".9" fill="#fff"/>`,
      line(
        `M${x - 5} 58.500Q${x} 53.5 ${x + 5} 58.5`,
        "#2a1c14",
        look.lips === "colored" ? 1.9 : 1.3,
      ),
    ].join("");
  const browWidth = brows === "thick" ? 3.4 : 2;
  return [
    line(lines[age], shade, 1.2),
    eye(53.5),
    eye(74.5),
    line("M47.5 52.500Q53 48.5 59 51.500M69 51.500Q75 48.5 80.5 52.5", browColor(look), browWidth),
    line(noses[nose], shade, 2),
    mouth(look),
  ].join("");
}
