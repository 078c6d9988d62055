import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below the range from which Linux assigns ports: nobody is assigned one before it is used. */
const ports = { from: 20_000, below: 32_000 } as const;

/** A port on this machine on which nobody listens. */
export async function freePort(): Promise<number> {
  const port = randomInt(ports.from, ports.below);
  const probe = createServer().listen(port, "127.0.0.1");
  try {
    await once(probe, "listening");
  } catch {
    return freePort();
  }
  probe.close();
  await once(probe, "close");
  return port;
}
