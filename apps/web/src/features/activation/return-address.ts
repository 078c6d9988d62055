import { returnPath } from "../../lib/return-path.ts";

/** As `returnPath`, with the query string: the next page needs what it says. */
export function returnAddress(returnUrl: string | undefined, origin: string): string | undefined {
  const path = returnPath(returnUrl, origin);
  return path && returnUrl ? path + new URL(returnUrl, origin).search : undefined;
}

/** Whether the way back brings a discount. */
export const bringsDiscount = (address: string | undefined): boolean =>
  address !== undefined && new URLSearchParams(address.split("?")[1]).has("cc");
