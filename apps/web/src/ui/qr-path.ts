import { encode } from "uqr";

export interface QrPath {
  /** Width and height, in modules. */
  readonly size: number;
  /** The dark modules, as the `d` of an SVG path. */
  readonly path: string;
}

/** A QR code with its quiet zone of four modules, readable even on crumpled paper. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: "Q", border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [[x, y]] : [])));
  return { size, path: dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join("") };
}
