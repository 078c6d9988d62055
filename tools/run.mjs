// Runs a command with the Node this project is pinned to. Plain JavaScript in old syntax: it must start on any Node,
// to be able to say in one sentence what is needed.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const wanted = 24;
const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** What is wrong with installing and running under this Node, or undefined. */
function complaint(version) {
  const [major, minor] = version.split(".").map(Number);
  const installs =
    (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= wanted;
  return installs
    ? undefined
    : `To install, Regain needs Node 20.19 or newer, 22.12 or newer, or 24 and up; this is Node ${version}. Please update Node, then run npm ci again.`;
}

/** The folder of the pinned Node that npm installed, or of the machine's own if it is new enough, or a complaint. */
function findNode() {
  const version = process.env.REGAIN_PRETEND_NODE || process.versions.node;
  const old = complaint(version);
  if (old) return { complaint: old };
  const platform = process.platform === "win32" ? "win" : process.platform;
  const pinned = join(root, "node_modules", `node-${platform}-${process.arch}`, "bin");
  if (existsSync(pinned)) return { bin: pinned };
  if (Number(version.split(".")[0]) >= wanted) return { bin: dirname(process.execPath) };
  return {
    complaint: `Regain runs on Node ${wanted}. None is pinned for ${process.platform}-${process.arch} and this is Node ${version}: please install Node ${wanted} or newer, or run npm ci again if node_modules is incomplete.`,
  };
}

const found = findNode();
const [command, ...args] = process.argv.slice(2);
if (found.complaint || !command) {
  console.error(found.complaint || "usage: node tools/run.mjs COMMAND [ARGUMENT ...]");
  process.exit(1);
}
const path = [found.bin, join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter);
const child = spawn(command, args, {
  stdio: "inherit",
  env: { ...process.env, PATH: path },
  shell: process.platform === "win32",
});
let isEnding = false;
function end(signal) {
  isEnding = true;
  child.kill(signal);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => end(signal));
// npm starts a shell, which starts us. A signal to npm ends that shell, and not every shell passes it on: all we
// notice is that we have another parent. Without npm, whoever starts us may end before us.
const parent = process.ppid;
if (process.env.npm_lifecycle_event)
  setInterval(() => {
    if (process.ppid !== parent && !isEnding) end("SIGTERM");
  }, 500).unref();
child.on("error", (error) => {
  console.error(`${command} could not be started: ${error.message}. Has npm ci been run?`);
  process.exit(1);
});
child.on("exit", (code, signal) =>
  process.exit(code === null ? 128 + constants.signals[signal] : code),
);
