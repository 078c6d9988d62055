const signs = 16;

/** A card's code as it is printed, while it is being typed: capitals, in groups of four. */
export function writtenCardCode(typed: string): string {
  const code = typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .slice(0, signs);
  return code.match(/.{1,4}/g)?.join("-") ?? "";
}
