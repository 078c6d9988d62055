/**
 * Beginnings that English names, borrowed ones as well, say in one way only. What is not here is left open: `Charlotte`
 * and `Charles`, `George` and `Greta`, `Juan` and `John` begin alike in print alone.
 */
const beginnings: readonly (readonly [RegExp, string])[] = [
  [/^sh/, "shh"],
  [/^s(?!h|c|z|ea|u[gr])[a-z]/, "suh"],
  [/^b/, "buh"],
  [/^d(?!j)/, "duh"],
  [/^f/, "fuh"],
  [/^g[alour]/, "guh"],
  [/^(c[alru]|k(?!n|h))/, "kuh"],
  [/^l/, "luh"],
  [/^m/, "muh"],
  [/^n(?!g)/, "nuh"],
  [/^p(?![fhnst])/, "puh"],
  [/^r/, "ruh"],
  [/^t(?![hs])/, "tuh"],
  [/^v/, "vuh"],
  [/^w(?!r|ho)/, "wuh"],
  [/^y[aeou]/, "yuh"],
];

/** The first sound of a name, as a person would say it; undefined where its spelling does not tell for certain. */
export function certainFirstSound(name: string): string | undefined {
  const spelling = name.trim().toLowerCase();
  return beginnings.find(([beginning]) => beginning.test(spelling))?.[1];
}
