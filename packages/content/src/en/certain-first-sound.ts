/**
 * Beginnings that are pronounced in only one way in English names, including borrowed ones. Others are left
 * out: `Charlotte` and `Charles`, `George` and `Greta`, `Juan` and `John` begin alike only in print.
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

/** The first sound of a name, as a person would say it; undefined if its spelling leaves it uncertain. */
export function certainFirstSound(name: string): string | undefined {
  const spelling = name.trim().toLowerCase();
  return beginnings.find(([beginning]) => beginning.test(spelling))?.[1];
}
