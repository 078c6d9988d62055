/** Most texts have none, and need not be read escape by escape. */
const possibleTrouble = /\\u(?:0000|d[89a-f])/i;

/** Every escape in a JSON text; the named group matches those PostgreSQL cannot store: NUL, and lone surrogates. */
const escapes =
  /\\(?:ud[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}|(?<trouble>u0000|ud[89a-f][0-9a-f]{2})|.)/gis;

/**
 * The same JSON text with whatever cannot be stored replaced by U+FFFD: what a patient typed is kept rather than
 * refused because of one character. Done on the text, so that no depth of nesting can exhaust the stack.
 */
export function storableJson(text: string): string {
  if (!possibleTrouble.test(text)) return text;
  return text.replace(escapes, (whole, trouble: string | undefined) =>
    trouble === undefined ? whole : "\\ufffd",
  );
}
