import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

/** How it misbehaves: says nothing, hangs up, never ends its answer, or says something else. */
export type ClamdFault = "silent" | "hangs-up" | "endless" | { readonly says: string };

/** The harmless file that every scanner knows; assembled here, so that no scanner objects to this one. */
export const eicar = Buffer.from(
  ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE", "!$H+H*"].join(""),
);

interface Said {
  readonly answer: string;
  /** It then hangs up without reading on. */
  readonly isLast?: boolean;
}

/** Reads INSTREAM's chunks as they arrive. @returns what to say, once there is something to say */
function streamReader(maxBytes: number): (part: Buffer) => Said | undefined {
  let rest = Buffer.alloc(0);
  const chunks: Buffer[] = [];
  let size = 0;
  return (part) => {
    rest = Buffer.concat([rest, part]);
    while (rest.length >= 4) {
      const length = rest.readUInt32BE(0);
      if (size + length > maxBytes)
        return { answer: "INSTREAM size limit exceeded. ERROR", isLast: true };
      if (rest.length < 4 + length) return undefined;
      if (length === 0) {
        const isFound = Buffer.concat(chunks).includes(eicar);
        return { answer: isFound ? "stream: Eicar-Test-Signature FOUND" : "stream: OK" };
      }
      chunks.push(rest.subarray(4, 4 + length));
      size += length;
      rest = rest.subarray(4 + length);
    }
    return undefined;
  };
}

/** Speaks like ClamAV's daemon, and knows one signature. */
export async function openClamdServer({ maxBytes = 25_000_000 } = {}) {
  const state: { fault: ClamdFault | undefined } = { fault: undefined };
  const sizes: number[] = [];
  const sockets = new Set<Socket>();

  function serve(socket: Socket): void {
    let command = Buffer.alloc(0);
    let read: ReturnType<typeof streamReader> | undefined;
    let received = 0;
    const say = ({ answer, isLast }: Said) => {
      sizes.push(received);
      socket.end(`${answer}\0`);
      if (isLast) socket.destroySoon();
    };
    const hear = (part: Buffer): void => {
      if (read) {
        received += part.length;
        const said = read(part);
        if (said) say(said);
        return;
      }
      command = Buffer.concat([command, part]);
      const end = command.indexOf(0);
      if (end < 0) return;
      const name = command.subarray(0, end).toString("latin1");
      if (name === "zPING") return say({ answer: "PONG" });
      if (name !== "zINSTREAM") return say({ answer: "UNKNOWN COMMAND" });
      read = streamReader(maxBytes);
      return hear(command.subarray(end + 1));
    };
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    const { fault } = state;
    if (fault === "hangs-up") socket.end();
    else if (fault === "endless") socket.write("stream: ".repeat(1_000));
    else if (fault === "silent") socket.resume();
    else if (fault) socket.resume().end(`${fault.says}\0`);
    else socket.on("data", hear);
  }

  const server = createServer(serve);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    place: { host: "127.0.0.1", port },
    state,
    /** How much arrived with each question. */
    sizes,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
export type ClamdServer = Awaited<ReturnType<typeof openClamdServer>>;
