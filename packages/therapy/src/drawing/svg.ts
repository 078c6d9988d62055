/** SVG as text: well-formed whatever goes in, and without anything that runs or loads. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Characters that XML cannot hold, not even as an entity: most control characters and halves of pairs. */
const unspeakable =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text, escaped for an element or an attribute. */
export const escaped = (text: string): string =>
  text.replace(unspeakable, "\ufffd").replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Hundredths are finer than any screen. */
export const short = (value: number): number => Math.round(value * 100) / 100;

const written = (value: string | number): string =>
  typeof value === "number" ? String(short(value)) : escaped(value);

/** An element. `inside` is already markup; attributes without a value are left out. */
export function element(name: string, attributes: Attributes, inside = ""): string {
  const own = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${written(value)}"`]))
    .join("");
  return inside === "" ? `<${name}${own}/>` : `<${name}${own}>${inside}</${name}>`;
}
