/**
 * An email address as it is stored. Keyboards may write the same letter as one character or as two: with either it is the
 * same address.
 */
export const normalizeAddress = (typed: string): string => typed.normalize("NFC");

/** By what one address, or username, is told from another: neither capitals nor blanks at its ends count. */
export const addressKey = (typed: string): string => normalizeAddress(typed.trim()).toLowerCase();

/** Whether two texts are the same address; no address is the same as none. */
export const isSameAddress = (
  one: string | null | undefined,
  other: string | null | undefined,
): boolean =>
  typeof one === "string" && typeof other === "string" && addressKey(one) === addressKey(other);
