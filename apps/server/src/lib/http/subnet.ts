import { isIP } from "node:net";

/** Addresses with a common prefix. */
export interface Subnet {
  readonly address: string;
  /** The length of the prefix. */
  readonly bits: number;
  readonly family: "ipv4" | "ipv6";
}

/** Reads `10.0.0.0/8`, or a single address. @returns undefined for anything else */
export function readSubnet(text: string): Subnet | undefined {
  const [address = "", length, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return undefined;
  if (length !== undefined && !/^\d{1,3}$/.test(length)) return undefined;
  const longest = version === 4 ? 32 : 128;
  const bits = Number(length ?? longest);
  return bits <= longest ? { address, bits, family: version === 4 ? "ipv4" : "ipv6" } : undefined;
}
