import { once } from "node:events";
import {
  type AddressInfo,
  connect,
  createServer,
  type NetConnectOpts,
  type Socket,
} from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** What happens to a connection. */
export type Way =
  /** Works normally. */
  | "open"
  /** Nobody is there. */
  | "refuses"
  /** The request arrives, but its answer breaks off after a few bytes. */
  | "cuts-answers"
  /** The request breaks off midway. */
  | "cuts-requests"
  /** Accepted and never answered; nothing arrives. */
  | "half-open"
  /** Everything arrives, piece by piece. */
  | "slow";

export interface TcpProxy {
  readonly port: number;
  /** For connections from now on, cycling through these ways. Open connections are cut. */
  setWays(ways: readonly Way[]): void;
  /** The ways that took effect since they were set: something was cut, dripped, swallowed or refused. */
  readonly felt: ReadonlySet<Way>;
  close(): Promise<void>;
}

const slowPieceBytes = 2_048;
const slowPieceMs = 30;
const bytesOfACutAnswer = 24;

async function dripInto(to: Socket, chunk: Buffer, feel: () => void): Promise<void> {
  for (let at = 0; at < chunk.length; at += slowPieceBytes) {
    feel();
    await pause(slowPieceMs);
    to.write(chunk.subarray(at, at + slowPieceBytes));
  }
}

/**
 * Forwards in one direction; `pass` gets each chunk and the number of bytes before it, and decides what to do with
 * it.
 */
function forward(from: Socket, to: Socket, pass: (chunk: Buffer, before: number) => void): void {
  let before = 0;
  from.on("data", (chunk: Buffer) => {
    pass(chunk, before);
    before += chunk.length;
  });
  from.on("end", () => to.end());
  from.on("close", () => to.destroy());
  from.on("error", () => to.destroy());
}

function join(client: Socket, server: Socket, way: Way, feel: () => void): void {
  const cut = () => {
    feel();
    client.destroy();
    server.destroy();
  };
  const plainly = (to: Socket) => (chunk: Buffer) => void to.write(chunk);
  let toServer: Promise<void> = Promise.resolve();
  let toClient: Promise<void> = Promise.resolve();
  forward(client, server, (chunk) => {
    if (way === "slow") toServer = toServer.then(() => dripInto(server, chunk, feel));
    else if (way === "cuts-requests") {
      server.write(chunk.subarray(0, Math.floor(chunk.length / 2)), cut);
    } else plainly(server)(chunk);
  });
  forward(server, client, (chunk) => {
    if (way === "slow") toClient = toClient.then(() => dripInto(client, chunk, feel));
    else if (way === "cuts-answers") client.write(chunk.subarray(0, bytesOfACutAnswer), cut);
    else plainly(client)(chunk);
  });
}

/**
 * A network in front of a server, to be disturbed.
 * @param targets where to connect, looked up for each connection: the first one that can be reached
 */
export async function openTcpProxy(targets: () => readonly NetConnectOpts[]): Promise<TcpProxy> {
  let ways: readonly Way[] = ["open"];
  let turn = 0;
  const felt = new Set<Way>();
  const sockets = new Set<Socket>();
  const hold = (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    return socket;
  };

  async function reach(): Promise<Socket | undefined> {
    for (const target of targets()) {
      const socket = connect(target);
      const reached = await new Promise<boolean>((resolve) => {
        socket.once("connect", () => resolve(true));
        socket.once("error", () => resolve(false));
      });
      if (reached) return hold(socket);
    }
    return undefined;
  }

  async function carry(client: Socket, way: Way): Promise<void> {
    const server = await reach();
    if (!server || client.destroyed) {
      client.destroy();
      server?.destroy();
      return;
    }
    join(client, server, way, () => felt.add(way));
    client.resume();
  }

  const listener = createServer({ pauseOnConnect: true, allowHalfOpen: true }, (client) => {
    hold(client);
    const way = ways[turn++ % ways.length]!;
    if (way === "refuses" || way === "half-open") felt.add(way);
    if (way === "refuses") client.destroy();
    else if (way !== "half-open") void carry(client, way);
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const cutAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    port: (listener.address() as AddressInfo).port,
    felt,
    setWays(next) {
      ways = next;
      felt.clear();
      cutAll();
    },
    async close() {
      const closed = once(listener, "close");
      listener.close();
      cutAll();
      await closed;
    },
  };
}
