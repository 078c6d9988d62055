import { i18n } from "@lingui/core";
import { plural } from "@lingui/core/macro";
import type { PasswordRequirements } from "@regain/contract/entities/password-requirements";

const words: Readonly<Record<keyof PasswordRequirements, (count: number) => string>> = {
  minLength: (count) => plural(count, { one: "# character", other: "# characters" }),
  capitals: (count) => plural(count, { one: "# capital letter", other: "# capital letters" }),
  digits: (count) => plural(count, { one: "# digit", other: "# digits" }),
  symbols: (count) =>
    plural(count, { one: "# symbol, like ! or ?", other: "# symbols, like ! or ?" }),
};

/** Password requirements as a list in words; kinds without a requirement are left out. */
export function passwordWords(rules: PasswordRequirements): string {
  const kinds = ["minLength", "capitals", "digits", "symbols"] as const;
  const asked = kinds.filter((kind) => rules[kind] > 0).map((kind) => words[kind](rules[kind]));
  return new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(asked);
}
