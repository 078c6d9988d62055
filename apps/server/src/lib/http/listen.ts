import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import type { FastifyInstance } from "fastify";

/** Where a server listens. */
export interface Place {
  readonly host: string;
  readonly port: number;
}

/**
 * Node accepts one new connection per door and event loop turn, and under load a turn takes 50 ms: a hundred people
 * arriving at the same time through one door would wait outside for seconds, unseen by us.
 */
const doorCount = 8;

const sweepMs = 50;

async function open(door: Server, options: Place & { readonly reusePort?: true }): Promise<Server> {
  door.listen(options);
  await once(door, "listening");
  return door;
}

/**
 * @throws Error `EADDRINUSE` if somebody is listening there, even someone who would share it: two versions would take
 *   turns
 */
async function refuseTaken(place: Place): Promise<void> {
  const door = await open(createServer(), place);
  door.close();
  await once(door, "close");
}

/** Lets nobody else in, and resolves once those inside have been answered. */
async function closeAll(app: FastifyInstance, doors: readonly Server[]): Promise<void> {
  const closed = [app.server, ...doors].map(
    (door) => new Promise((resolve) => door.close(resolve)),
  );
  // A connection that has just been answered would be kept for another call.
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
  await Promise.all(closed);
  clearInterval(sweep);
}

/**
 * Listens at several doors of one address where the system supports that (Linux), otherwise at one.
 * @returns the address
 * @throws the system's Error (`EADDRINUSE`, `EACCES`, `EADDRNOTAVAIL`, ...)
 */
export async function listen(app: FastifyInstance, { host, port }: Place): Promise<string> {
  if (process.platform !== "linux") return app.listen({ host, port });
  await refuseTaken({ host, port });
  const doors: Server[] = [];
  app.addHook("preClose", () => closeAll(app, doors));
  const shared = { host, reusePort: true } as const;
  const address = await app.listen({ ...shared, port });
  const at = { ...shared, port: (app.server.address() as AddressInfo).port };
  while (doors.length < doorCount - 1) {
    // As Node's own HTTP servers accept connections.
    const door = createServer({ allowHalfOpen: true, noDelay: true });
    door.on("connection", (socket) => app.server.emit("connection", socket));
    doors.push(await open(door, at));
  }
  return address;
}
