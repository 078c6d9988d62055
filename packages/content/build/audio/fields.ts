/** Which texts are in the content as they are, and in which field. */

/** Fields with names and codes are not spoken. */
const isCode = (name: string) =>
  /^(id|.+Ids?|picture|rhyme|kind|category|nearSpellings|locale)$/.test(name);

/**
 * At least this many texts of a field, and this share of them, must be heard before the whole field counts
 * as spoken.
 */
const enough = 3;
const enoughPercent = 10;

export interface Fields {
  has(text: string): boolean;
  /** All texts of every field that contains some of these texts. */
  siblingsOf(texts: Iterable<string>): Set<string>;
}

/** @returns the texts with the name of their field: `words[].text` holds the text of every word */
function* textsIn(value: unknown, field = ""): Generator<[field: string, text: string]> {
  if (typeof value === "string") yield [field, value];
  else if (Array.isArray(value)) for (const one of value) yield* textsIn(one, `${field}[]`);
  else if (typeof value === "object" && value !== null)
    for (const [name, part] of Object.entries(value))
      if (!isCode(name)) yield* textsIn(part, `${field}.${name}`);
}

/** The texts of the content, except templates with placeholders. */
export function fieldsOf(content: object): Fields {
  const fields = new Map<string, Set<string>>();
  const homes = new Map<string, Set<string>>();
  for (const [field, text] of textsIn(content)) {
    if (text === "" || text.includes("{") || text.includes("<")) continue;
    fields.set(field, (fields.get(field) ?? new Set()).add(text));
    homes.set(text, (homes.get(text) ?? new Set()).add(field));
  }
  return {
    has: (text) => homes.has(text),
    siblingsOf(texts) {
      const heard = new Map<string, number>();
      for (const text of texts)
        for (const field of homes.get(text) ?? []) heard.set(field, (heard.get(field) ?? 0) + 1);
      const spokenFields = [...heard].flatMap(([field, count]) => {
        const all = [...(fields.get(field) ?? [])];
        return count >= enough && count * 100 >= all.length * enoughPercent ? [all] : [];
      });
      return new Set(spokenFields.flat());
    },
  };
}
