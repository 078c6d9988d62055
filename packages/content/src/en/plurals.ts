/** How names end for one thing, and for several. */
const endings: readonly (readonly [one: RegExp, several: string])[] = [
  [/$/, "s"],
  [/(?<=[osxz]|[cs]h)$/, "es"],
  [/(?<=[^aeiou])y$/, "ies"],
  [/(?<!f)fe?$/, "ves"],
  [/man$/, "men"],
  [/foot$/, "feet"],
  [/tooth$/, "teeth"],
  [/goose$/, "geese"],
  [/mouse$/, "mice"],
  [/(?<=child)$/, "ren"],
  [/(?<=cact|octop|hippopotam)us$/, "i"],
  [/\bdie$/, "dice"],
  [/person$/, "people"],
];

/**
 * How people write more than one of a thing: each plural that a rule makes of its name, and those that have to be
 * known. Some are wrong, `wolfs` beside `wolves`; none is another word.
 * @param name in small letters
 */
export const pluralsOf = (name: string): string[] =>
  endings.filter(([one]) => one.test(name)).map(([one, several]) => name.replace(one, several));
