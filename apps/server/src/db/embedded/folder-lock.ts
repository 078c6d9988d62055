import { createHash } from "node:crypto";
import { realpathSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartupError } from "../startup-error.ts";

/** Another process is using the folder. */
export class FolderInUse extends StartupError {}

/**
 * Where a folder's lock listens. Linux's abstract sockets and Windows' pipes vanish with their process, however it
 * ends; elsewhere a socket file stays behind, and counts as dead if nobody answers.
 */
function lockAddress(folder: string): string {
  const name = `regain-${createHash("sha256").update(realpathSync(folder)).digest("hex").slice(0, 32)}`;
  if (process.platform === "linux") return `\0${name}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

function listening(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => resolve(server.unref()));
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

/** Locks an existing folder for this process until the returned function is called, or refuses. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const address = lockAddress(folder);
  let server = await listening(address);
  if (!server && !(await answers(address))) {
    rmSync(address, { force: true });
    server = await listening(address);
  }
  if (!server)
    throw new FolderInUse(
      `Another Regain is already running on the data folder ${folder}: stop it first, or set DATA_DIR to another folder.`,
    );
  const held = server;
  return () => new Promise((resolve) => held.close(() => resolve()));
}
