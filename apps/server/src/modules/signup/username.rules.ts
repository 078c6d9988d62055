const longest = 64;
/** Leaves room for a number. */
const longestStem = longest - 6;

/** What an email address leaves for a username: its local part, in letters, digits, underscores and periods. */
export function usernameStem(email: string): string {
  const local = email.split("@", 1)[0] ?? "";
  const clean = local
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9_.]+/g, "")
    .replace(/^\.+|\.+$/g, "")
    .slice(0, longestStem);
  return clean || "user";
}

/** The stem itself if it is free, otherwise with the smallest free number. `taken` is in lowercase. */
export function freeUsername(stem: string, taken: ReadonlySet<string>): string {
  if (!taken.has(stem.toLowerCase())) return stem;
  for (let number = 2; ; number += 1)
    if (!taken.has(`${stem}${number}`.toLowerCase())) return `${stem}${number}`;
}
