import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import type { FastifyInstance } from "fastify";

/** Where a server listens. */
export interface Place {
  readonly host: string;
  readonly port: number;
}

/**
 * Node takes one new connection from a door each time it goes round, and with much to do a round takes a twentieth of a
 * second: a hundred people who come at once through one door would stand before it for seconds, unseen by us.
 */
const doorCount = 8;

const sweepMs = 50;

async function open(door: Server, options: Place & { readonly reusePort?: true }): Promise<Server> {
  door.listen(options);
  await once(door, "listening");
  return door;
}

/** @throws Error `EADDRINUSE` where somebody listens there, also one who would share it: two versions would take turns */
async function refuseTaken(place: Place): Promise<void> {
  const door = await open(createServer(), place);
  door.close();
  await once(door, "close");
}

/** Lets nobody in any more, and ends when those who are in have been answered. */
async function closeAll(app: FastifyInstance, doors: readonly Server[]): Promise<void> {
  const closed = [app.server, ...doors].map(
    (door) => new Promise((resolve) => door.close(resolve)),
  );
  // A connection that was answered meanwhile would be kept for another call.
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
  await Promise.all(closed);
  clearInterval(sweep);
}

/**
 * Listens at several doors of one address where the system has that (Linux), else at one.
 * @returns the address
 * @throws Error of the system (`EADDRINUSE`, `EACCES`, `EADDRNOTAVAIL`, ...)
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
    // As Node's own servers of HTTP take connections.
    const door = createServer({ allowHalfOpen: true, noDelay: true });
    door.on("connection", (socket) => app.server.emit("connection", socket));
    doors.push(await open(door, at));
  }
  return address;
}
