import { Socket } from "node:net";
import type { Pool, PoolClient } from "pg";
import { property } from "../lib/property.ts";

const socketOf = (client: PoolClient): Socket | undefined => {
  const stream = property(property(client, "connection"), "stream");
  return stream instanceof Socket ? stream : undefined;
};

/**
 * Gives up a connection that waits for an answer for longer than any statement may take: the server can no longer be
 * reached, which the operating system alone would notice after a quarter of an hour.
 */
export function setSocketTimeout(pool: Pool, silenceMs: number): void {
  pool.on("connect", (client) => {
    const socket = socketOf(client);
    socket?.on("timeout", () =>
      socket.destroy(
        Object.assign(new Error("The database did not answer."), { code: "ETIMEDOUT" }),
      ),
    );
  });
  // On every acquire, because the previous user may have turned it off.
  pool.on("acquire", (client) => socketOf(client)?.setTimeout(silenceMs));
}

/**
 * Waits for answers however long they take, until the connection is given back: for building an index, or copying
 * everything.
 */
export function disableSocketTimeout(client: PoolClient): void {
  socketOf(client)?.setTimeout(0);
}
