import { returnPath } from "../../lib/return-path.ts";

/** Like `returnPath`, but with the query string, which the next page needs. */
export function returnAddress(returnUrl: string | undefined, origin: string): string | undefined {
  const path = returnPath(returnUrl, origin);
  return path && returnUrl ? path + new URL(returnUrl, origin).search : undefined;
}

/** Whether the return address carries a discount code. */
export const bringsDiscount = (address: string | undefined): boolean =>
  address !== undefined && new URLSearchParams(address.split("?")[1]).has("cc");
