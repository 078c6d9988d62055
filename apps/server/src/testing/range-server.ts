import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * What happens to requests: no answer, half a line and no more, a page other than the requested one, or this status.
 */
export type RangeFault = "silent" | "dripping" | "page" | number;

const hashOf = (password: string) =>
  createHash("sha1").update(password).digest("hex").toUpperCase();
const noise = () => `${randomBytes(18).toString("hex").slice(0, 35).toUpperCase()}:0`;

/**
 * Speaks the range protocol of "Pwned Passwords": a request for the first five digits of a hash returns the remaining
 * digits of all hashes that begin with them, and how often each was found; optionally among padding lines.
 * @param neverFound passwords that happen to be in those lines
 */
export async function openRangeServer(
  leaked: readonly string[],
  neverFound: readonly string[] = [],
) {
  const hashes = [
    ...leaked.map((password) => ({ hash: hashOf(password), times: 3 })),
    ...neverFound.map((password) => ({ hash: hashOf(password), times: 0 })),
  ];
  const asked: { readonly path: string; readonly isPadded: boolean }[] = [];
  const state: { fault: RangeFault | undefined } = { fault: undefined };
  const server = createServer((request, response) => {
    const { url = "", headers } = request;
    const isPadded = headers["add-padding"] === "true";
    asked.push({ path: url, isPadded });
    const { fault } = state;
    const prefix = /^\/range\/([0-9A-F]{5})$/.exec(url)?.[1];
    if (fault === "silent") return;
    if (fault === "dripping") {
      response.write("0018A45C4D1DEF81");
      return;
    }
    if (fault === "page") {
      response.end("<html>Please log in to the network</html>");
      return;
    }
    if (fault !== undefined || !prefix) {
      response.writeHead(fault ?? 400, { location: "/range/00000" }).end();
      return;
    }
    const known = hashes.filter(({ hash }) => hash.startsWith(prefix));
    const lines = known.map(({ hash, times }) => `${hash.slice(5)}:${times}`);
    const padding = isPadded ? Array.from({ length: 800 }, noise) : [];
    response.end([...padding, ...lines].toSorted().join("\r\n"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/range`,
    asked,
    state,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
