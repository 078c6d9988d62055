import { normalizeAddress } from "@regain/contract/email-address";

/**
 * How an address may be stored, in lowercase: as typed, or with its accented letters as one character
 * or as two. Today all are stored in one form (`normalizeAddress`), but once were stored as typed.
 */
export const addressForms = (address: string): string[] => [
  ...new Set(
    [address, normalizeAddress(address), address.normalize("NFD")].map((form) =>
      form.toLowerCase(),
    ),
  ),
];
