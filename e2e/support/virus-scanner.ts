import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** The harmless file that every scanner detects; assembled here so that none of them objects to this file. */
export const eicar = Buffer.from(
  ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE", "!$H+H*"].join(""),
);

/** What was sent by INSTREAM, once its empty chunk has arrived too. */
function fileIn(stream: Buffer): Buffer | undefined {
  const chunks: Buffer[] = [];
  for (let at = stream.indexOf(0) + 1; at > 0 && at + 4 <= stream.length;) {
    const length = stream.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(stream.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

/** Speaks like ClamAV's daemon, with one signature; while down it hangs up. */
export async function openVirusScanner() {
  const state = { isDown: false };
  const answer = (socket: Socket) => {
    if (state.isDown) return socket.destroy();
    let stream = Buffer.alloc(0);
    return socket
      .on("error", () => socket.destroy())
      .on("data", (part) => {
        stream = Buffer.concat([stream, part]);
        const file = fileIn(stream);
        if (stream.toString("latin1") === "zPING\0") socket.end("PONG\0");
        else if (file) socket.end(file.includes(eicar) ? "stream: Eicar FOUND\0" : "stream: OK\0");
      });
  };
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { state, url: `tcp://127.0.0.1:${port}`, close: () => void server.close() };
}
export type VirusScanner = Awaited<ReturnType<typeof openVirusScanner>>;
