const longest = 64;
/** Room for a number. */
const longestStem = longest - 6;

/** What is left of a mail address for a user name: its local part, in letters, digits, underscores and periods. */
export function usernameStem(email: string): string {
  const local = email.split("@", 1)[0] ?? "";
  const clean = local
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9_.]+/g, "")
    .replace(/^\.+|\.+$/g, "")
    .slice(0, longestStem);
  return clean || "user";
}

/** The stem itself where it is free, else with the smallest free number. `taken` is in lower case. */
export function freeUsername(stem: string, taken: ReadonlySet<string>): string {
  if (!taken.has(stem.toLowerCase())) return stem;
  for (let number = 2; ; number += 1)
    if (!taken.has(`${stem}${number}`.toLowerCase())) return `${stem}${number}`;
}
