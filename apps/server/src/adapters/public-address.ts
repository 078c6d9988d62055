import { BlockList, isIP } from "node:net";

/** IPv4 networks in which no public provider can be (RFC 6890 and later additions to its registry). */
const closed4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
];
/** In IPv6, only this is allocated to the public… */
const open6 = "2000::/3";
/** …except tunnels, which may end anywhere, and documentation prefixes. */
const closed6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

function listOf(networks: readonly string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits = ""] = network.split("/");
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const blocked4 = listOf(closed4, "ipv4");
const blocked6 = listOf(closed6, "ipv6");
const allowed6 = listOf([open6], "ipv6");

/** Whether an IP address is in the public network. False for anything that is not an address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked4.check(address, "ipv4");
  return family === 6 && allowed6.check(address, "ipv6") && !blocked6.check(address, "ipv6");
}
