/** HTML as text, in which everything inserted is escaped unless it is already markup. */
export interface Markup {
  readonly markup: string;
}

type Part = Markup | string | number | readonly Markup[];

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

function textOf(part: Part): string {
  if (typeof part === "string" || typeof part === "number") return escaped(String(part));
  return "markup" in part ? part.markup : part.map(textOf).join("");
}

/** A tag for template literals. Attribute values must be in double quotes. */
export function markup(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { markup: String.raw({ raw: texts }, ...parts.map(textOf)) };
}

export const nothing: Markup = { markup: "" };
